/**
 * User and password in a URL. A password may hold further "@"; where it looked like an e-mail address, "[address]" is
 * the host too.
 */
const CREDENTIALS = /:\/\/\S*(?:@|(?=\[address\]))/g;
/** Query and fragment of a URL, such as the token of a link. */
const QUERY = /(:\/\/[^\s?#]*)[?#]\S*/g;

/** An error as administrators may see it: without the stack that follows its message, and without secrets of URLs. */
export function shownError(error: string): string {
  const [message = ''] = error.split(' | ');
  return message.replace(CREDENTIALS, '://').replace(QUERY, '$1');
}
