import { chimes, WIN } from '../../../client/board/chime.ts';
import { nameOf } from '../../../client/board/players.ts';
import { useTelling, type Telling } from '../../../client/board/telling.ts';
import type { Event } from '../rules/index.ts';
import { t } from '../words/say.ts';
import type { Props } from './props.ts';

interface Line {
  readonly text: string;
}

const chime = chimes({ laid: [[330, 0, 0.05]], turned: [[392, 0, 0.09]], win: WIN });

/** What happened, for those who listen, and what it sounds like. */
export function useStory(props: Props): Telling<Line> {
  const { n, events, outcome } = props;
  return useTelling<Line, null>(
    n,
    () => ({ lines: events.map((event) => ({ text: told(event, props) })), note: null }),
    (_note, fresh) => {
      if (!fresh) return;
      if (outcome !== undefined) chime('win');
      else chime(events.some(({ kind }) => kind === 'turned') ? 'turned' : 'laid');
    },
  );
}

function told(event: Event, props: Props): string {
  switch (event.kind) {
    case 'laid':
      return t('goofspiel.laid', { name: nameOf(props, event.seat) });
    case 'prize':
      return t('goofspiel.next', { prize: event.prize });
    case 'turned': {
      const bids = event.bids.map((bid, seat) => `${nameOf(props, seat)} ${bid}`).join(', ');
      const prizes = event.prizes.join(' + ');
      const end =
        event.winner === null
          ? t('goofspiel.tied', { prizes })
          : t('goofspiel.taken', { name: nameOf(props, event.winner), prizes });
      return `${t('goofspiel.turned', { bids })} ${end}`;
    }
  }
}
