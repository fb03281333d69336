import type { ComponentChildren, JSX } from 'preact';
import type { ActionCard, GunCard } from '../rules/index.ts';
import { Bust, GunCardView } from '../screen/art/figures.tsx';
import { medal, MEDAL_BOX } from '../screen/art/medal.ts';
import { Svg } from '../screen/art/svg.tsx';
import { DEFS } from '../screen/art/teams.ts';
import { bangFlag, bangWord } from '../screen/art/things.ts';
import { ActionCardView } from '../screen/cards/action-card.tsx';
import type { Pictures } from '../../../client/rulebook/book.ts';
import '../screen/tokens.css';
import './pictures.css';

function Row({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="ruletka rules-gun">
      <Svg box="0 0 1 1" class="rules-defs" drawn={DEFS} />
      {children}
    </div>
  );
}

const gun = (...cards: (GunCard | undefined)[]): JSX.Element => (
  <Row>
    {cards.map((card, i) => (
      <GunCardView key={i} face={card} />
    ))}
  </Row>
);

const action = (...cards: ActionCard[]): JSX.Element => (
  <Row>
    {cards.map((card) => (
      <ActionCardView key={card} card={card} />
    ))}
  </Row>
);

const CLICKS = ['click', 'click', 'click', 'click', 'click', 'click'] as const;

export const pictures: Pictures = {
  gun: () => gun(...CLICKS, 'bullet'),
  pocket: () => gun('bullet', undefined),
  bets: () => (
    <Row>
      {[0, 1, 2, 3, 4, 5].map((bet) => (
        <b key={bet} class="rules-bet">
          {bet}
        </b>
      ))}
    </Row>
  ),
  accusation: () => (
    <Row>
      <Bust team="iskry" member={3} gaze={[4, 0]} />
      <GunCardView />
      <Bust team="mewy" member={1} gaze={[-4, 0]} />
    </Row>
  ),
  shot: () => (
    <Row>
      <Bust team="zaby" member={0} />
      <Svg box="-10 -60 120 120" class="rules-bang" drawn={bangFlag(bangWord('BANG!'))} />
      <Bust team="zaby" member={0} wet />
    </Row>
  ),
  medals: () => (
    <Row>
      {[1, 2, 3].map((place) => (
        <Svg key={place} box={MEDAL_BOX} class="rules-medal" drawn={medal(place)} />
      ))}
    </Row>
  ),
  'cards-bets': () => action('peeper', 'nerves', 'raise', 'weak-knees', 'swapped-dice'),
  'cards-accusing': () => action('pat-down', 'spin-again', 'gift', 'bribe'),
  'cards-shooting': () => action('air-gun', 'bang-bang', 'shoot-somebody', 'change-of-aim', 'dud'),
};
