import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import fc from '#test/support/fast-check.js';
import { CONTACT, EDUCATION, REFERENCES } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let me: TestUser;
beforeAll(async () => {
  app = await startApp();
  me = await createSignedInUser(app);
});
afterAll(() => app?.close());

const CAREER = {
  title: 'Other',
  titleOther: 'Tutor',
  typeOfExperience: 'Classroom Teaching',
  companyName: 'North High',
  startDate: 'May 2020',
  currentlyEmployed: 0,
  endDate: 'June 2021',
  companyPhone: '(717)555-0142',
  supervisorName: 'Dana',
  description: 'Teaching',
  reasonForLeaving: 'Moved',
};
const OWN_EDUCATION = { ...EDUCATION, typeOfDegree: 'Other', otherDegree: 'Degree', endDate: 'May 2012' };
const PREFERENCES = {
  centralOfficeExperience: 1,
  location: 'Northwest',
  districtSize: '',
  zipCode: '17101',
  annualBudget: '1',
  schoolsNumber: '1',
  teachersNumber: '1',
  currentPupils: '1',
  nonCertifiedStaffNumber: '1',
  adminSupervisoryStaffNumber: '1',
};

/** Each section with a valid record, its request, and the record as the response has it. */
const SECTIONS: Record<string, Section> = {
  'contact-details': { record: CONTACT, request: (row) => row, read: (profile) => profile.contactDetails },
  preferences: { record: PREFERENCES, request: (row) => row, read: (profile) => profile.preferencesDetails },
  education: {
    record: OWN_EDUCATION,
    request: (row) => ({ educations: [row] }),
    read: (profile) => profile.educationDetails[0],
  },
  career: { record: CAREER, request: (row) => ({ careers: [row] }), read: (profile) => profile.careerDetails[0] },
  references: {
    record: REFERENCES[0] as object,
    request: (row) => ({ references: [row] }),
    read: (profile) => profile.referencesDetails[0],
  },
};

interface Section {
  record: object;
  request(row: object): object;
  read(profile: any): Record<string, unknown>;
}

const odd = fc.constantFrom(
  '\0',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ud83d',
  '\u0007',
  '\n',
  '\t',
  '<b>',
  "'--",
  '%',
  '{}',
  '=1+1',
);
const word = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 12 }), odd);
const hostile = fc.oneof(
  fc.array(word, { maxLength: 5 }).map((words) => words.join('')),
  fc.constantFrom('x'.repeat(1_001), 'January 0', 'Month 2020', 'May 99999', '-1', '1e9', '__proto__', 'null'),
  fc.constantFrom(null, 1, -1, true, [], ['x'], {}) as fc.Arbitrary<unknown>,
);

/** Controls and marks that nobody sees; joined pictures keep their joiners. */
const UNSEEN = /^\s|\s$|[^\P{C}\n\r\t\u200c\u200d]/u;
/** Letters, which no rule of text may change but for their composition. Two letters are apostrophes of some keyboards. */
const letters = (value: unknown) =>
  String(value)
    .replace(/[^\p{L}\p{N}\p{M}\p{So}<>{}=%]|[\u02bb\u02bc]/gu, '')
    .normalize('NFC');

describe.each(Object.entries(SECTIONS))('hostile values in %s', (path, { record, request, read }) => {
  const fields = Object.entries(record).filter(([, value]) => typeof value === 'string');
  const save = (row: object) => app.patch(`/api/users/${me.id}/${path}`, { as: me.token, body: request(row) });

  it.each(fields.map(([field]) => field))(
    '%s is stored without what nobody sees, or refused at its field',
    async (field) => {
      expect((await save(record)).status).toBe(200);
      await fc.assert(
        fc.asyncProperty(hostile, async (value) => {
          const { status, body } = await save({ ...record, [field]: value });
          if (status !== 200) {
            expect(status).toBe(400);
            expect(body.fields.map(({ path: reported }: { path: string }) => reported.split('.').at(-1))).toContain(
              field,
            );
            return;
          }
          const stored = read(body)[field];
          expect(stored).not.toMatch(UNSEEN);
          expect(letters(stored)).toBe(letters(value));
        }),
        { numRuns: 40 },
      );
    },
  );
});
