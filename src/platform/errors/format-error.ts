const MAX_STACK_FRAMES = 8;
const SQLSTATE = /^[0-9A-Z]{5}$/;
/**
 * Begins only where a run of its characters begins, so that a long run takes linear time. Scopes of packages in a path,
 * such as node_modules/@nestjs, are no addresses.
 */
const EMAIL = /(?<![^\s@<>"'`(),:;])[^\s@<>"'`(),:;]+(?<!node_modules\/)@[^\s@<>"'`(),:;]+/g;
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;

/**
 * Formats an error for the log or a dead letter, on one line and without user input. A database error shows its code
 * and table only, because its message repeats the values of the statement; e-mail addresses are redacted.
 */
export function formatErrorForLog(error: unknown): string {
  if (!(error instanceof Error)) return redact(String(error));
  const reason = formatDatabaseError(error) ?? `${error.name}: ${error.message}`;
  return redact([reason, formatStackFrames(error.stack)].filter(Boolean).join(' | '));
}

/** The innermost frames of a stack in one line, without the message of the error; empty for anything else. */
export function formatStackFrames(stack: unknown): string {
  return String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_STACK_FRAMES)
    .map((line) => line.trim())
    .join(' < ');
}

function formatDatabaseError(error: Error): string | null {
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown };
  if (typeof code !== 'string' || !SQLSTATE.test(code) || !/\d/.test(code)) return null;
  return [error.name, code, table, constraint].filter(Boolean).join(' ');
}

/** Leaves out addresses and joins lines. */
export function redact(text: string): string {
  return text.replace(EMAIL, '[address]').replace(LINE_BREAKS, ' ');
}
