/** A multipart form whose parts are JSON. */
export function jsonForm(parts: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, JSON.stringify(value));
  return form;
}
