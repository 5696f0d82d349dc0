import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { ChartRequest } from '../../contract/api/report-charts.js';
import { SaveDefinitionRequest } from '../../contract/api/report-definitions.js';
import { ReportUsersQuery } from '../../contract/api/report-lists.js';
import { GenericReportRequest, REPORT_PARAMS, ReportRequest } from '../../contract/api/reports.js';
import { candidateFilters } from './candidate-filters.js';
import { jobPostingFilters } from './job-posting-filters.js';

const HOSTILE = [null, 7, -1, 1e9, 0.5, true, '', 'x'.repeat(300), '\u0000', [], {}, [null], [7], ['x'.repeat(300)]];
/** Begins as the words for developers do. */
const FOR_DEVELOPERS = /^(Invalid|Unrecognized|Too (big|small)|Expected|Required)/;

/** Messages of every wrong value of every field, and of other fields. */
function messagesOf(schema: z.ZodObject, valid: object): string[] {
  const bodies = [
    ...HOSTILE,
    { ...valid, password: 'x' },
    ...Object.keys(schema.shape).flatMap((name) => HOSTILE.map((value) => ({ ...valid, [name]: value }))),
  ];
  return bodies.flatMap((body) => schema.safeParse(body).error?.issues.map(({ message }) => message) ?? []);
}

const REPORT = { reportType: 'jobPosting', params: [] };
const param = (value: object) => ({ ...REPORT, params: [value] });

describe('the messages of wrong input', () => {
  test.each([
    ['a file', ReportRequest, REPORT],
    ['a page', GenericReportRequest, REPORT],
    ['a chart', ChartRequest, {}],
    ['a saved report', SaveDefinitionRequest, { name: 'Openings', isShared: false, report: REPORT }],
  ] as const)('of %s are for those who send it', (_, schema, valid) => {
    const messages = messagesOf(schema, valid);
    expect(messages.length).toBeGreaterThan(10);
    expect(messages.filter((message) => FOR_DEVELOPERS.test(message))).toEqual([]);
  });

  test('of filters and names are for those who send them', () => {
    const reported = [
      ...HOSTILE.flatMap((value) =>
        [{ name: value, value: 'x' }, { name: 'status', value }, value].map((one) => param(one as object)),
      ),
      param({ name: 'status', value: 'open', more: 1 }),
    ].flatMap((body) => ReportRequest.safeParse(body).error?.issues.map(({ message }) => message) ?? []);
    const limits = HOSTILE.flatMap(
      (limit) => ReportUsersQuery.safeParse({ limit }).error?.issues.map(({ message }) => message) ?? [],
    );
    expect(reported.length).toBeGreaterThan(10);
    expect([...reported, ...limits].filter((message) => FOR_DEVELOPERS.test(message))).toEqual([]);
  });

  test('of values of filters are for those who send them', () => {
    const texts = ['', 'x'.repeat(300), '\u0000', 'perhaps', '2026-02-30', '0000-01-01'];
    const reported = Object.entries({
      candidate: candidateFilters,
      jobPosting: (params: Parameters<typeof candidateFilters>[0]) => jobPostingFilters(params, new Date()),
    }).flatMap(([type, parse]) =>
      [...REPORT_PARAMS[type as keyof typeof REPORT_PARAMS], 'password'].flatMap((name) =>
        [...texts, texts, []].map((value) => {
          try {
            parse([{ name, value }]);
            return '';
          } catch (error) {
            return (error as Error).message;
          }
        }),
      ),
    );
    expect(reported.filter(Boolean).length).toBeGreaterThan(50);
    expect(reported.filter((message) => FOR_DEVELOPERS.test(message))).toEqual([]);
  });
});
