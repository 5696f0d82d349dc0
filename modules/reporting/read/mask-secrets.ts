const LENGTH_CLASSES = [128, 64, 32];

/** Describes a secret by a lower bound of its length. */
export function describeSecret(secret: string): string {
  const length = LENGTH_CLASSES.find((least) => secret.length >= least);
  return length ? `at least ${length} characters` : '';
}

/** Only a path of one plain name is a database; other servers have paths, which may be secret. */
const DATABASE = /^\/([\w.-]{1,63})$/;

/**
 * Host, port and database of a server's URL. Empty if an "@" follows the host: the password then has an unescaped
 * "/", "?" or "#", and the part before it passes for the host.
 */
export function describeServer(text: string): string {
  const { protocol, hostname, port, pathname, search, hash } = new URL(text);
  if (/@|%40/.test(`${pathname}${search}${hash}`)) return '';
  const database = /^(postgres(ql)?|rediss?):$/.test(protocol) ? DATABASE.exec(pathname)?.[1] : undefined;
  return [hostname, port && `port ${port}`, database && `database ${database}`].filter(Boolean).join(', ');
}

/** A URL that people may see, without user, password, query and fragment; nothing of one with a misplaced "@". */
export function removeCredentials(text: string): string {
  const url = new URL(text);
  if (/[^/]@/.test(url.pathname)) return 'not shown';
  if (!url.username && !url.password && !url.search && !url.hash) return text;
  Object.assign(url, { username: '', password: '', search: '', hash: '' });
  return `${url.href} (the rest is not shown)`;
}
