import { expect, it } from '@jest/globals';
import { paths } from '#web/paths';
import { renderHtml, wordsOf } from '#web/testing/render-text';
import { Component } from './applications';

const select = (id: string) => {
  const page = { path: paths.applications, pattern: paths.applications, answers: [] };
  return renderHtml(<Component />, page).match(new RegExp(`<select[^>]* id="${id}".*?</select>`))?.[0] ?? '';
};
const options = (html: string) =>
  [...html.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, name = '']) => wordsOf(name));

it('[W11.1] My Applications are sorted by status, unless another of four is chosen', () => {
  const sorts = select('sortedBy');
  expect(options(sorts)).toEqual(['Status', 'Position Title', 'Position Number', 'Expiring Soon']);
  expect(sorts).toMatch(/<option value="status" selected=""/);
});
