let pressed = false;

const follow = (type: string, isDown: boolean) =>
  globalThis.addEventListener?.(
    type,
    () => {
      pressed = isDown;
    },
    true,
  );
follow('pointerdown', true);
follow('pointerup', false);
follow('pointercancel', false);

/**
 * Runs now, or once the button of the mouse is up. A message that appears when a field is left moves what is below it;
 * without waiting, a press on Submit would end beside the button and do nothing.
 */
export function afterPress(work: () => void): void {
  if (pressed) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else work();
}
