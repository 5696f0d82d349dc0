import { expect, it } from '@jest/globals';
import type { ReferenceData } from '../reference-data';
import { jobFields } from './job-fields';
import { blankJob } from './job-values';

const REFERENCE = { organizations: [], positions: [], counties: [], units: [] } as unknown as ReferenceData;

it('has a line for each input of the form, the files and the status', () => {
  const paths = jobFields(REFERENCE, () => '').map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...Object.keys(blankJob('2026-11-29')), 'files', 'status'].toSorted());
});

it('shows days, amounts and choices as people read them', () => {
  const fields = jobFields(REFERENCE, (id) => `No. ${id}`);
  const text = (path: string, value: never) => {
    const field = fields.find((one) => one.path === path);
    return field && ('labelOf' in field ? field.labelOf(value) : field.text?.(value));
  };
  expect(text('endDate', '2026-12-04' as never)).toBe('12/04/2026');
  expect(text('salaryMin', '58240' as never)).toBe('$58,240');
  expect(text('salaryMin', '5x' as never)).toBe('5x');
  expect(text('geography', 'SC' as never)).toBe('Southcentral');
  expect(text('reviewers', '7' as never)).toBe('Reviewer No. 7');
  expect(text('description', '<p>One</p><p>two</p>' as never)).toBe('One two');
});
