import { describe, expect, it } from '@jest/globals';
import { renderHtml, renderText, wordsOf } from '#web/testing/render-text';
import type { ReferenceData } from '../reference-data';
import { FilesField, type FilesFieldProps } from './files-field';
import type { JobFormState } from './form-section';
import { blankJob, type JobValues } from './job-values';
import { OrganizationSection } from './organization-section';
import { PostingSection } from './posting-section';
import { SettingsSection } from './settings-section';

const referenceData: ReferenceData = {
  organizations: [],
  positions: [],
  positionGroups: [],
  counties: [
    { value: '1', label: 'Adams' },
    { value: '67', label: 'York' },
  ],
  units: [],
  regions: new Map(),
};
const files = { saved: [], deleted: [], added: [], readOnly: false, uploading: {} } as unknown as FilesFieldProps;
const status = { missing: [], invalid: [] };

function formOf(changes: Partial<JobValues>): JobFormState {
  const values = { ...blankJob('2026-11-21'), ...changes };
  const field = (id: keyof JobValues) => ({ id, value: values[id], onChange: () => {}, onBlur: () => {} });
  return { values, field, mantine: { errors: {} } } as unknown as JobFormState;
}

/** The labels of the options of a select field. */
const optionsOf = (html: string, id: string) =>
  [
    ...(html.match(new RegExp(`<select[^>]* id="${id}".*?</select>`))?.[0] ?? '').matchAll(
      /<option[^>]*>(.*?)<\/option>/g,
    ),
  ].map(([, label = '']) => wordsOf(label));

describe('Organization Information', () => {
  const section = (changes: Partial<JobValues>) =>
    renderHtml(
      <OrganizationSection
        form={formOf(changes)}
        contactSource={undefined}
        filled={null}
        {...{ referenceData, status }}
      />,
    );

  it('[W5.28] offers a county in Pennsylvania, and in no other state', () => {
    expect(optionsOf(section({ state: 'PA' }), 'county')).toEqual(['Choose a county', 'Adams', 'York']);
    expect(section({ state: 'NJ' })).not.toContain('County');
  });
});

describe('Job Posting Information', () => {
  const section = (job: { id: string; jobListingNumber: number } | null) =>
    renderHtml(
      <PostingSection form={formOf({})} hasHints={false} readOnly={false} {...{ job, files, referenceData, status }} />,
    );

  it('[W5.18] has the listing number, or says that there is none yet', () => {
    expect(wordsOf(section(null))).toContain('Job Listing Number Job is not submitted yet');
    expect(wordsOf(section({ id: 'a', jobListingNumber: 1042 }))).toContain('Job Listing Number 1042');
  });

  it('[W5.47] the files that are attached can be opened and removed, and a removed one kept', () => {
    const saved = [
      { id: 'a', fileName: 'duties.pdf', size: 20_480, scan: null },
      { id: 'b', fileName: 'benefits.txt', size: 900, scan: null },
    ] as FilesFieldProps['saved'];
    const fieldOf = (changes: Partial<FilesFieldProps>) =>
      renderHtml(<FilesField {...files} saved={saved} {...changes} />);
    const words = wordsOf(fieldOf({ deleted: ['b'] }));
    expect(words).toContain('duties.pdf PDF, 20 KB Remove duties.pdf');
    expect(words).toContain('benefits.txt Removed at the next save Keep benefits.txt');
    expect(wordsOf(fieldOf({ readOnly: true }))).not.toContain('Remove');
    expect(fieldOf({}).match(/<button type="button" class="link">duties.pdf/)).not.toBeNull();
  });

  it('[W5.36] offers the six regions and Statewide', () => {
    const radios = [...section(null).matchAll(/<label[^>]*><input[^>]*type="radio".*?<\/label>/g)];
    expect(radios.map(([label]) => wordsOf(label))).toEqual([
      'Northwest',
      'Northcentral',
      'Northeast',
      'Southwest',
      'Southcentral',
      'Southeast',
      'Statewide',
    ]);
  });

  it('[W5.38] offers the six sizes of district', () => {
    expect(optionsOf(section(null), 'districtSize')).toEqual([
      'Choose a size',
      '0 - 2,500',
      '2,500 - 5,000',
      '5,000 - 7,500',
      '7,500 - 10,000',
      '10,000+',
      'No Preference',
    ]);
  });
});

describe('Posting Settings', () => {
  const section = (isAdmin: boolean, changes: Partial<JobValues> = {}) =>
    renderText(
      <SettingsSection form={formOf(changes)} maySetExternal isAdmin={isAdmin} readOnly={false} status={status} />,
    );
  const OF_MANAGERS = ['Pin to Top of Queue', 'Featured', 'Performance Assessment', 'Board Review', 'Essay Required'];

  it('[W5.39] have those of managers for administrators only', () => {
    expect(OF_MANAGERS.filter((name) => !section(true).includes(name))).toEqual([]);
    expect(OF_MANAGERS.filter((name) => section(false).includes(name))).toEqual([]);
  });

  it('[W5.39] ask for the date and the reviewers of a board review', () => {
    expect(section(true)).not.toContain('Board Review Date');
    const withReview = section(true, { isBoardReview: true });
    for (const name of ['Board Review Date', 'Reviewers']) expect(withReview).toContain(name);
  });
});
