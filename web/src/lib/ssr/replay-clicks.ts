/**
 * Captures clicks on script-driven buttons before hydration. The returned function stops the capture and returns one
 * that replays the clicks, once for each button: users click again when nothing happens.
 */
export function captureClicksUntilHydrated(): () => () => void {
  const clicked = new Set<HTMLButtonElement>();
  const capture = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]');
    if (button) clicked.add(button);
  };
  document.addEventListener('click', capture);
  return () => {
    document.removeEventListener('click', capture);
    return () => {
      for (const button of clicked) if (button.isConnected) button.click();
    };
  };
}
