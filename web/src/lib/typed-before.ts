type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What somebody types into a rendered page before its script has taken it over, which puts every field back to what was
 * rendered; the function that this answers ends the watch and types it again.
 */
export function typedBefore(root: HTMLElement): () => void {
  const typed = new Map<Control, string>();
  for (const control of root.querySelectorAll<Control>('input, select, textarea')) {
    if (isTick(control) ? control.checked !== control.defaultChecked : control.value !== renderedValue(control))
      typed.set(control, control.value);
  }
  const note = ({ target }: Event) => typed.set(target as Control, (target as Control).value);
  root.addEventListener('input', note);
  return () => {
    root.removeEventListener('input', note);
    for (const [control, value] of typed) {
      if (isTick(control)) tick(control);
      else type(control, value);
    }
  };
}

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

/** React takes the press of a box for its change, and only where it changes something. */
function tick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return;
  box.checked = box.defaultChecked;
  box.click();
}

function renderedValue(control: Control): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/**
 * Past React, which keeps a setter of its own on each field, notes what it saw there last, and takes the same value for
 * no change.
 */
function type(control: Control, value: string): void {
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
