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
 * Runs now, or after the pressed pointer is released. An error message that appears on blur moves what is below it;
 * without the delay a click on Submit would miss the button.
 */
export function afterPointerUp(work: () => void): void {
  if (pressed) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else work();
}
