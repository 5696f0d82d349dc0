import { createContext } from 'react';
import { PRODUCT } from '#web/product';

/** Collects the title during server rendering, where there is no document; null in the browser. */
export const ServerTitle = createContext<{ title: string } | null>(null);

const ERROR = 'Error: ';

/** "Find a Job - Career Gateway". */
export const fullTitle = (title: string) => (title === PRODUCT ? PRODUCT : `${title} - ${PRODUCT}`);

/** Prefixes the page title with "Error: " while a form shows a problem. */
export function setErrorTitle(hasError: boolean): void {
  const plain = document.title.startsWith(ERROR) ? document.title.slice(ERROR.length) : document.title;
  document.title = hasError ? ERROR + plain : plain;
}
