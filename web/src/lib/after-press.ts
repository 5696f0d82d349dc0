let pressed = false;

addEventListener(
  'pointerdown',
  () => {
    pressed = true;
  },
  true,
);
for (const end of ['pointerup', 'pointercancel']) {
  addEventListener(
    end,
    () => {
      pressed = false;
    },
    true,
  );
}

/**
 * Runs now, or once the button of the mouse is up. A message that appears when a field is left moves what is below it;
 * without waiting, a press on Submit would end beside the button and do nothing.
 */
export function afterPress(work: () => void): void {
  if (pressed) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else work();
}
