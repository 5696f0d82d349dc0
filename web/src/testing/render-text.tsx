import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '#web/app';
import { parseHtmlWithoutDom } from '#web/server/parse-html';
import { setHtmlParser } from '#web/ui/display/html-tree';
import { Mantine } from '#web/ui/mantine';

setHtmlParser(parseHtmlWithoutDom);

interface Page {
  /** The address, and the pattern of its route. */
  path: string;
  pattern: string;
  /** The answers of its queries. */
  answers: readonly [QueryKey, unknown][];
}

const ANYWHERE: Page = { path: '/', pattern: '*', answers: [] };

/** The HTML of an element as the server renders it: nobody is signed in, and only `answers` were answered. */
export function renderHtml(element: ReactElement, { path, pattern, answers }: Page = ANYWHERE): string {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const router = createMemoryRouter([{ path: pattern, element }], { initialEntries: [path] });
  const html = renderToStaticMarkup(
    <App client={client}>
      <Mantine>
        <RouterProvider router={router} />
      </Mantine>
    </App>,
  );
  // Ends the timers of queries that the element asked for.
  client.clear();
  return html;
}

const ENTITIES: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The words of HTML, with one blank where elements or blanks part them. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The words of an element. */
export const renderText = (element: ReactElement, page?: Page): string => wordsOf(renderHtml(element, page));
