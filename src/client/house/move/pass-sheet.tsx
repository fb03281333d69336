import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Line } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { pathOf } from '../../shell/route.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { toast } from '../../shell/toast.tsx';
import { houseUrl } from '../offer.ts';
import { refusalWords } from '../refusal-words.ts';
import { Qr } from '../qr.tsx';
import { shareLink } from '../share.ts';
import { t } from './words/index.ts';
import './move.css';

/** A one-time pass as a picture and a link: whoever opens it has the seat. */
export function PassSheet(props: {
  readonly line: Line;
  readonly code: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { line, code, onClose } = props;
  const link = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void line.ask({ t: 'pass' }).then((told) => {
      if (told.ok && told.pass !== undefined) link.value = houseUrl() + pathOf({ page: 'move', code, key: told.pass });
      else {
        toast(refusalWords(told.ok ? 'failed' : told.code));
        onClose();
      }
    });
  }, []);
  const url = link.value;
  return (
    <Sheet title={t('move.title')} onClose={onClose}>
      <p>{t('move.how')}</p>
      <div class="move-qr">{url !== undefined && <Qr text={url} label={t('move.qr')} />}</div>
      <p class="move-once">{t('move.once')}</p>
      <Button
        icon="share"
        disabled={url === undefined}
        onClick={() => void (url !== undefined && shareLink(url, t('move.share')))}
      >
        {t('move.send')}
      </Button>
    </Sheet>
  );
}
