/** The file name in a Content-Disposition header (RFC 6266); "file" without one. */
export function fileNameOf(header: string | null): string {
  const encoded = header?.match(/filename\*=UTF-8''([^;\s]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  const [, quoted, token] = header?.match(/filename=(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? token ?? 'file';
}
