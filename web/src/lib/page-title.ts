import { createContext } from 'react';
import { PRODUCT } from '../product';

/** Takes the title of a page that is rendered on the server, where there is no document; null in the browser. */
export const ServerTitle = createContext<{ title: string } | null>(null);

const ERROR = 'Error: ';

/** "Find a Job - Career Gateway" (P11.20). */
export const fullTitle = (title: string) => (title === PRODUCT ? PRODUCT : `${title} - ${PRODUCT}`);

/** While a form shows a problem its page's title starts with "Error: " (U19). */
export function markTitle(hasError: boolean): void {
  const plain = document.title.startsWith(ERROR) ? document.title.slice(ERROR.length) : document.title;
  document.title = hasError ? ERROR + plain : plain;
}
