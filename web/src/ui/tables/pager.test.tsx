import { expect, it } from '@jest/globals';
import { renderText } from '#web/testing/render-text';
import { GoToPage } from './go-to-page';
import { Pager, TablePager } from './pager';

const never = () => {};

it('[P2.14] a list of results has a pager above twenty only', () => {
  const pager = (total: number) => renderText(<Pager total={total} offset={0} limit={20} hrefFor={String} />);
  expect(pager(20)).toBe('');
  expect(pager(21)).toBe('1 2 Next Page 1 of 2');
});

it('[W8.4, W11.3] a list of cards has a pager above ten only', () => {
  const pager = (total: number) => renderText(<Pager total={total} offset={0} limit={10} hrefFor={String} />);
  expect(pager(10)).toBe('');
  expect(pager(11)).toBe('1 2 Next Page 1 of 2');
});

it('a table has one once it could have several pages', () => {
  const pager = (total: number, offset = 0) =>
    renderText(<TablePager {...{ total, offset }} limit={10} goTo={never} setLimit={never} />);
  expect(pager(10)).toBe('');
  expect(pager(11)).toMatch(/1 to 10 of 11/);
  expect(pager(11, 10)).toMatch(/11 to 11 of 11/);
});

it('a list of more pages than it links takes the number of a page (U60)', () => {
  const go = (pages: number) => renderText(<GoToPage pages={pages} onGo={never} />);
  expect(go(5)).toBe('');
  expect(go(6)).toBe('Go to page Go');
});
