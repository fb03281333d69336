import type { JSX } from 'preact';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line, Wished } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { wishing } from '../menu/wishing.ts';
import { Switch } from './switch.tsx';
import { t } from './words/index.ts';

/** A message up has room for so many. */
const AT_ONCE = 80;

/** How people are called here, and who wants to be called otherwise. */
export function NamesSheet(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly wishes: readonly Wished[];
  readonly onClose: () => void;
}): JSX.Element {
  const { line, lobby, wishes, onClose } = props;
  const { cleanNames, approvedNames, animalNames } = lobby.settings;
  const ask = wishing(line, () => {});
  const set = (settings: Partial<Lobby['settings']>): void => ask({ t: 'set', settings });
  const good = wishes.filter(({ bad }) => !bad);
  const approve = (names: readonly Wished[]): void => {
    for (let i = 0; i < names.length; i += AT_ONCE) {
      ask({ t: 'rename', names: names.slice(i, i + AT_ONCE).map(({ chair, name }) => ({ chair, name })) });
    }
  };
  return (
    <Sheet title={t('names.title')} onClose={onClose}>
      <div class="stand-switches">
        <Switch
          title={t('names.clean')}
          line={t('names.clean.line')}
          on={cleanNames}
          onTurn={(on) => set({ cleanNames: on })}
        />
        <Switch
          title={t('names.approved')}
          line={t('names.approved.line')}
          on={approvedNames}
          onTurn={(on) => set({ approvedNames: on })}
        />
        <Switch
          title={t('names.animals')}
          line={t('names.animals.line')}
          on={animalNames}
          onTurn={(on) => set({ animalNames: on })}
        />
      </div>
      {wishes.length > 0 && (
        <section class="stand-wishes" aria-label={t('names.wished')}>
          <h3>{t('names.wished')}</h3>
          {!animalNames && good.length > 1 && (
            <Button kind="fox" icon="check" onClick={() => approve(good)}>
              {t('names.approveAll', { count: good.length })}
            </Button>
          )}
          <ul>
            {wishes.map((each) => (
              <li key={each.chair}>
                <span>
                  <b>{each.name}</b>
                  <small>
                    {t('names.now', { name: lobby.chairs.find(({ chair }) => chair === each.chair)?.name ?? '' })}
                    {each.bad && <em>{t('names.bad')}</em>}
                  </small>
                </span>
                <Button size="small" icon="check" onClick={() => approve([each])}>
                  {t('names.approve')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}
