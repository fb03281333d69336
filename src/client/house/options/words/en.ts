export const en = {
  'options.title': 'How we play',
  'options.save': 'That is how we play',
  'options.on': 'yes',
  'options.off': 'no',
  'options.none': 'no hurry',
  'options.seconds': '{seconds} s',
  'options.rule': 'The rule',
  'options.rule.of': 'The rule: {name}',
  'options.usual': 'The usual rules',
  'options.calm': 'no hurry',
  'options.own': 'This table has cards of its own; here they stay as they are.',
} as const;
