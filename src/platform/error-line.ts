/** Frames of the stack that are worth reading. */
const FRAMES = 8;
const SQLSTATE = /^[0-9A-Z]{5}$/;
const ADDRESS = /[^\s@<>"'`(),:;]+@[^\s@<>"'`(),:;]+/g;
const BREAK = /[\r\n\u2028\u2029]+/g;

/**
 * An error for the log or a dead letter, in one line and without what people typed (TRUST S23): a failure of the database is
 * told by its code and place, because its message repeats the statement with its values; addresses are left out.
 */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return cleaned(String(error));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const where = frames
    .slice(0, FRAMES)
    .map((line) => line.trim())
    .join(' < ');
  return cleaned([fromDatabase(error) ?? `${error.name}: ${error.message}`, where].filter(Boolean).join(' | '));
}

function fromDatabase(error: Error): string | null {
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown };
  if (typeof code !== 'string' || !SQLSTATE.test(code) || !/\d/.test(code)) return null;
  return [error.name, code, table, constraint].filter(Boolean).join(' ');
}

const cleaned = (text: string) => text.replace(ADDRESS, '[address]').replace(BREAK, ' ');
