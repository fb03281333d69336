/** Enter on a button is that button's; on one that is `chosen` it says what was chosen. */
export function isOtherButton(
  target: EventTarget | null,
  chosen = '[aria-pressed="true"], [aria-checked="true"]',
): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button !== null && !button.matches(chosen);
}
