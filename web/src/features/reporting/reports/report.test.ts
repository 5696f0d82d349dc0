import { describe, expect, test } from '@jest/globals';
import {
  ignoredFilters,
  isSavedAddress,
  parseReport,
  reportPage,
  reportParams,
  reportRequest,
  reportToSearch,
  savedReport,
  savedSearch,
  tooManyValues,
} from './report';

// The page size that was chosen last.
globalThis.localStorage = { getItem: () => null } as unknown as Storage;

const POSITION = '01900000-0000-7000-8000-000000000001';
const parse = (search: string) => parseReport(new URLSearchParams(search));

describe('the address of a report', () => {
  test('holds type and filters, in both directions', () => {
    const search = `reportType=candidate&startDate=2026-06-01&positions=${POSITION}&locations=NW&locations=SE&name=Ann&doctorate=no`;
    const report = parse(search);
    expect(report && reportToSearch(report).toString()).toBe(search);
    expect(report && reportParams(report)).toEqual([
      { name: 'startDate', value: '2026-06-01' },
      { name: 'positions', value: [POSITION] },
      { name: 'locations', value: ['NW', 'SE'] },
      { name: 'name', value: 'Ann' },
      { name: 'doctorate', value: 'no' },
    ]);
  });

  test.each([
    'startDate=2026-02-30',
    'startDate=yesterday',
    'status=burnt',
    'organizations=%3Cscript%3E',
    'endDate=',
    // A filter of the other type.
    'name=Ann',
  ])('leaves out damaged values: %s', (damaged) => {
    expect(parse(`reportType=jobPosting&${damaged}`)).toEqual({ type: 'jobPosting', values: {} });
  });

  test.each(['doctorate=na', 'doctorate=perhaps', 'experienceType=None', `name=${'x'.repeat(51)}`, 'name=+'])(
    'leaves out damaged values of candidates: %s',
    (damaged) => {
      expect(parse(`reportType=candidate&${damaged}`)).toEqual({ type: 'candidate', values: {} });
    },
  );

  test.each([
    ['startDate=2026-02-30&status=bogus&organizations=%00', ['Start date', 'Status', 'Organizations']],
    ['status=open&status=bogus&name=Ann', ['Status', 'Name']],
    ['startDate=2026-06-01&startDate=2026-06-02', ['Start date']],
    ['status=open&status=open&endDate=&offset=10', []],
  ])('names what it leaves out: %s', (search, labels) => {
    const address = new URLSearchParams(`reportType=jobPosting&${search}`);
    const report = parseReport(address);
    expect(report && ignoredFilters(report, address)).toEqual(labels);
  });

  test('with more values of a filter than a request may have has a message for it', () => {
    const of = (count: number) => Array.from({ length: count }, (_, index) => `&organizations=A${index}`).join('');
    const problems = (count: number) => {
      const report = parse(`reportType=jobPosting${of(count)}`);
      return report && tooManyValues(report);
    };
    expect(problems(100)).toEqual([]);
    expect(problems(101)).toMatchObject([
      { path: 'organizations', message: 'Organizations can have 100 values at most' },
    ]);
  });

  test('asks for nothing without a known type', () => {
    expect(parse('startDate=2026-06-01')).toBeNull();
    expect(parse('reportType=toString')).toBeNull();
  });

  test('has no page that the server would refuse', () => {
    const page = (search: string) => reportPage(new URLSearchParams(search));
    expect(page('offset=30&limit=10')).toEqual({ offset: 30, limit: 10 });
    expect(page('offset=33.5&limit=12')).toEqual({ offset: 25, limit: 25 });
    expect(page('offset=99999999&limit=100')).toEqual({ offset: 9_900, limit: 100 });
    expect(page('offset=-4&limit=1e9')).toEqual({ offset: 0, limit: 100 });
  });

  test('of a saved report gives the same request', () => {
    const search = new URLSearchParams(
      'reportType=jobPosting&status=open&status=expired&sortedBy=title&sortedAlgorithm=DESC',
    );
    const report = parseReport(search);
    const request = report && reportRequest(report, search);
    expect(request && savedSearch(request).toString()).toBe(search.toString());
  });
});

describe('a saved report', () => {
  const isSaved = (saved: string, now: string) => {
    const search = new URLSearchParams(saved);
    const report = parseReport(search);
    return report !== null && isSavedAddress(savedReport(report, search), new URLSearchParams(now));
  };
  const SAVED = 'reportType=jobPosting&status=open&columns=all';

  test.each([SAVED, `columns=all&${SAVED}&offset=20&limit=50`, `${SAVED}&sortedAlgorithm=ASC`])(
    'is asked for by an address on whatever page: %s',
    (now) => expect(isSaved(SAVED, now)).toBe(true),
  );

  test.each(['reportType=jobPosting&status=open', `${SAVED}&status=filled`, `${SAVED}&sortedBy=county`, 'columns=all'])(
    'is not asked for by other filters, columns or orders: %s',
    (now) => expect(isSaved(SAVED, now)).toBe(false),
  );
});
