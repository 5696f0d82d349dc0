import { expect, it } from '@jest/globals';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import type { Selection } from '#web/lib/lists/use-selection';
import type { TableState } from '#web/lib/url-state/use-table-state';
import { renderHtml, renderText, wordsOf } from '#web/testing/render-text';
import { parseView } from './columns';
import { MainFilters, MoreFilters } from './filter-fields';
import { parseFilters } from './filters';
import { ManagedTable } from './managed-table';

const job = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Art Teacher',
  position: { name: 'Teacher, Art' },
  organization: { accountName: 'Harrisburg City School District' },
  city: 'Harrisburg',
  startDate: '2026-11-18T05:00:00.000Z',
  endDate: '2026-12-05T04:59:59.000Z',
  isExpired: false,
  status: 'pendingApproval',
  jobListingNumber: 1042,
  externalListingNumber: '',
  applicationsCount: 3,
} as unknown as ManagedJob;
const nothing = { has: () => false, nameOf: () => '', toggle: () => {} } as unknown as Selection<ManagedJob>;
const table = { sortedBy: null, sortBy: () => {} } as unknown as TableState;

const html = (changes: Partial<ManagedJob> = {}) =>
  renderHtml(
    <ManagedTable
      rows={[{ ...job, ...changes }]}
      view={parseView(new URLSearchParams(), null)}
      selection={nothing}
      table={table}
    />,
  );
const headers = (pattern: RegExp) => [...html().matchAll(pattern)].map(([, header = '']) => wordsOf(header));

it('[W7.7] has the columns of the specification', () => {
  const names = headers(/<th scope="col"[^>]*>(.*?)<\/th>/g);
  expect(names).toHaveLength(8);
  expect(new Set(names)).toEqual(
    new Set(['Job Number', 'Title', 'Position', 'Organization', 'City', 'Expires', 'Status', 'Actions']),
  );
});

it('[W7.7] shows the external listing number, else that of the board', () => {
  expect(wordsOf(html())).toContain('1042 Art Teacher');
  expect(wordsOf(html({ externalListingNumber: 'HBG-7' }))).toContain('HBG-7 Art Teacher');
});

it('[W6.1] shows Pending Approval', () => {
  expect(wordsOf(html())).toContain('Pending Approval');
});

it('[W7.10] sorts by title, position, organization, city, end and status', () => {
  expect(headers(/<th scope="col"[^>]*><button[^>]*>(.*?)<\/button>/g)).toEqual([
    'Title',
    'Position',
    'Organization',
    'City',
    'Expires',
    'Status',
  ]);
});

it('[W7.2, W7.3] filters by number, title, organization, status, city, position, IU and county', () => {
  const fields = {
    draft: parseFilters(new URLSearchParams(), '2026-11-21'),
    onChange: () => {},
    referenceData: undefined,
  };
  const words = renderText(
    <>
      <MainFilters {...fields} />
      <MoreFilters {...fields} />
    </>,
  );
  for (const name of ['Job Number', 'Title', 'Organization', 'Status', 'City', 'Position', 'IU', 'County'])
    expect(words).toContain(name);
});
