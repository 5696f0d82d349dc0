type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What somebody typed into a rendered page before its script was there. Taking the page over puts every field back to
 * what was rendered; the function that this answers types it again afterwards.
 */
export function typedBefore(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Control>('input, select, textarea')]
    .filter((control) => control.value !== renderedValue(control))
    .map((control) => ({ control, value: control.value }));
  return () => {
    for (const { control, value } of typed) type(control, value);
  };
}

function renderedValue(control: Control): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** Past React, which keeps a setter of its own on each field and would take the event for no change. */
function type(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
