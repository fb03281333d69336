import type { JSX } from 'preact';
import { tips } from '../../board/tips/wanted.ts';
import { Choice } from '../../shell/choice.tsx';
import { motion, MOTIONS, SIZES, sound, SOUNDS, textSize, theme, THEMES, voice } from '../../shell/settings.ts';
import { canSpeak, hush } from '../../shell/silence.ts';
import { speak } from '../../shell/voice.ts';
import { choose, language } from '../../words/language.ts';
import { t } from './words/index.ts';

/** What this device remembers for whoever uses it. */
export function Settings(): JSX.Element {
  return (
    <div class="settings">
      <Choice
        title={t('menu.language')}
        chosen={language.value}
        onChoose={(next) => void choose(next)}
        choices={[
          ['pl', <span lang="pl">polski</span>],
          ['en', <span lang="en">English</span>],
        ]}
      />
      <Choice
        title={t('menu.theme')}
        chosen={theme.value}
        onChoose={(next) => (theme.value = next)}
        choices={THEMES.map((each) => [each, t(`menu.theme.${each}`)] as const)}
      />
      <Choice
        title={t('menu.sound')}
        chosen={sound.value}
        onChoose={(next) => (sound.value = next)}
        choices={SOUNDS.map((each) => [each, t(`menu.sound.${each}`)] as const)}
      />
      {canSpeak() && (
        <Choice
          title={t('menu.voice')}
          chosen={voice.value}
          onChoose={(next) => {
            voice.value = next;
            if (next === 'on') speak(t('menu.voice.try'));
            else hush();
          }}
          choices={SOUNDS.map((each) => [each, t(`menu.voice.${each}`)] as const)}
        />
      )}
      <Choice
        title={t('menu.tips')}
        chosen={tips.value}
        onChoose={(next) => (tips.value = next)}
        choices={(['on', 'off'] as const).map((each) => [each, t(`menu.tips.${each}`)] as const)}
      />
      <Choice
        title={t('menu.motion')}
        chosen={motion.value}
        onChoose={(next) => (motion.value = next)}
        choices={MOTIONS.map((each) => [each, t(`menu.motion.${each}`)] as const)}
      />
      <Choice
        title={t('menu.text')}
        chosen={textSize.value}
        onChoose={(next) => (textSize.value = next)}
        choices={SIZES.map((each) => [each, t('menu.text.size', { percent: Math.round(Number(each) * 100) })] as const)}
      />
    </div>
  );
}
