type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Captures input typed before hydration, which resets every field. The returned function stops the capture and replays
 * the input.
 */
export function captureInputUntilHydrated(root: HTMLElement): () => void {
  const captured = new Map<Control, string>();
  for (const control of root.querySelectorAll<Control>('input, select, textarea')) {
    if (isCheckable(control) ? control.checked !== control.defaultChecked : control.value !== renderedValue(control))
      captured.set(control, control.value);
  }
  const capture = ({ target }: Event) => captured.set(target as Control, (target as Control).value);
  root.addEventListener('input', capture);
  return () => {
    root.removeEventListener('input', capture);
    for (const [control, value] of captured) {
      if (isCheckable(control)) replayCheck(control);
      else replayText(control, value);
    }
  };
}

const isCheckable = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

/** React handles the click of a checkbox as its change, and only if it changes something. */
function replayCheck(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return;
  box.checked = box.defaultChecked;
  box.click();
}

function renderedValue(control: Control): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** Bypasses React's own value setter, which records the last value and ignores an equal one. */
function replayText(control: Control, value: string): void {
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
