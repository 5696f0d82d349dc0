import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { EDUCATION } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let me: TestUser;
let title: string;
beforeAll(async () => {
  app = await sharedApp();
  me = await createSignedInUser(app);
  const [position] = await app.rows<{ name: string }>('select name from position where removed_at is null limit 1');
  title = position?.name ?? '';
});

const save = (section: string, body: object) => app.patch(`/api/users/${me.id}/${section}`, { as: me.token, body });
const educations = (...rows: object[]) =>
  save('education', { educations: rows.map((row) => ({ ...EDUCATION, ...row })) });
const careers = (...rows: object[]) =>
  save('career', { careers: rows.map((row) => ({ title, companyName: 'Hillcrest', startDate: 'July 2020', ...row })) });

describe('education', () => {
  it('[W2.35] replaces the section, newest first; a row completes it', async () => {
    const { status, body } = await educations(
      { name: 'First', startDate: 'August 2005', endDate: 'May 2009' },
      { name: 'Current', startDate: 'January 2010', endDate: '' },
      { name: 'Second', startDate: 'August 2009', endDate: 'May 2011' },
    );
    expect(status).toBe(200);
    expect(body.educationDetails.map(({ name }: { name: string }) => name)).toEqual(['Current', 'Second', 'First']);
    expect(body.isEducationCompleted).toBe(true);
    expect((await educations()).body).toMatchObject({ educationDetails: [], isEducationCompleted: false });
  });

  it('[T38] is complete with the tick that there is none, but not with both', async () => {
    const { body } = await save('education', { educations: [], hasNone: true });
    expect(body).toMatchObject({ isEducationCompleted: true, hasNoEducation: true });
    const both = await save('education', { educations: [EDUCATION], hasNone: true });
    expect(both).toMatchObject({ status: 400, body: { fields: [{ path: 'hasNone' }] } });
  });

  it.each([
    [{ name: ' ' }, 'name', 'School is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'School must be 100 symbols or less'],
    [{ major: '' }, 'major', 'Major is required'],
    [{ startDate: '' }, 'startDate', 'Start Date is required'],
    [{ startDate: '2009-08-01' }, 'startDate', 'Start Date must be a month and a year'],
    [{ startDate: 'Smarch 2009' }, 'startDate', 'Start Date must be a month and a year'],
    [{ startDate: 'August 0009' }, 'startDate', 'Start Date must be a month and a year'],
    [{ endDate: 'May 9999' }, 'endDate', 'End Date must be a month and a year'],
    [{ startDate: { toString: 1, valueOf: 1 } }, 'startDate', 'Start Date is required'],
    [{ startDate: 'June 2011' }, 'startDate', 'Start Date must not be after End Date'],
    [{ typeOfDegree: 'PhD' }, 'typeOfDegree', 'Please, select a type of degree'],
    [{ typeOfDegree: 'Other', otherDegree: '' }, 'otherDegree', 'Other Degree is required'],
    [
      { typeOfDegree: 'Other', otherDegree: 'x'.repeat(101) },
      'otherDegree',
      'Other Degree must be 100 symbols or less',
    ],
  ])('[W2.32, W2.33, W2.34] refuses %j at its field', async (wrong, field, message) => {
    const { status, body } = await educations({}, wrong);
    expect(status).toBe(400);
    expect(body.fields).toContainEqual(expect.objectContaining({ path: `educations.1.${field}`, message }));
  });

  it('forgets the words of another degree with its type', async () => {
    const { body } = await educations({ typeOfDegree: 'Bachelors', otherDegree: 'Montessori diploma' });
    expect(body.educationDetails[0].otherDegree).toBe('');
  });
});

describe('career', () => {
  it('[W2.41, W2.42] keeps rows; a current job has no end and no reason for leaving', async () => {
    const { status, body } = await careers(
      { title: 'Other', titleOther: 'Camp counselor', endDate: 'June 2022', reasonForLeaving: 'Moved' },
      { currentlyEmployed: 1, endDate: 'June 2023', reasonForLeaving: 'none', typeOfExperience: 'Classroom Teaching' },
    );
    expect(status).toBe(200);
    expect(body.careerDetails).toMatchObject([
      { title, currentlyEmployed: 1, endDate: '', reasonForLeaving: '', typeOfExperience: 'Classroom Teaching' },
      { title: 'Other', titleOther: 'Camp counselor', endDate: 'June 2022', reasonForLeaving: 'Moved' },
    ]);
    expect(body.isCareerCompleted).toBe(true);
  });

  it('keeps a title that left the catalogue, and takes no other new one', async () => {
    await careers({});
    await app.rows("update position set name = name || ' (old)' where name = ? returning 1", [title]);
    try {
      expect((await careers({})).status).toBe(200);
      expect((await careers({ title: 'Wizard' })).body.fields).toMatchObject([{ path: 'careers.0.title' }]);
    } finally {
      await app.rows("update position set name = ? where name = ? || ' (old)' returning 1", [title, title]);
    }
  });

  it.each([
    [{ title: '' }, 'title', 'Please, select a title'],
    [{ title: 'Wizard' }, 'title', 'Please, select a title'],
    [{ title: 'Other', titleOther: '' }, 'titleOther', 'Title is required'],
    [{ companyName: '' }, 'companyName', 'Employer is required'],
    [{ startDate: '' }, 'startDate', 'Start Date is required'],
    [{ endDate: 'June 2019' }, 'endDate', 'End Date must not be before Start Date'],
    [{ companyPhone: '7175550195' }, 'companyPhone', 'Please enter a valid phone number'],
    [{ supervisorName: 'x'.repeat(101) }, 'supervisorName', 'Supervisor must be 100 symbols or less'],
    [{ description: 'x'.repeat(1001) }, 'description', 'Description must be 1000 symbols or less'],
    [{ reasonForLeaving: 'x'.repeat(1001) }, 'reasonForLeaving', 'Reason for leaving must be 1000 symbols or less'],
    [{ typeOfExperience: 'Magic' }, 'typeOfExperience', 'Please, select a type of experience'],
    [{ currentlyEmployed: true }, 'currentlyEmployed', 'Send 0 or 1'],
  ])('[W2.38, W2.39, W2.40] refuses %j at its field', async (wrong, field, message) => {
    const { status, body } = await careers(wrong);
    expect(status).toBe(400);
    expect(body.fields).toContainEqual(expect.objectContaining({ path: `careers.0.${field}`, message }));
  });

  it('holds at most 50 rows', async () => {
    expect((await careers(...Array(50).fill({}))).status).toBe(200);
    expect((await careers(...Array(51).fill({}))).status).toBe(400);
  });
});

describe('employment questions', () => {
  it('[W2.43, W2.44] are stored as 0 or 1; without the preference the discharge is 0', async () => {
    expect((await save('employment-questions', { veteransPreference: 1, honorableDischarge: 1 })).body).toMatchObject({
      employmentQuestions: { veteransPreference: 1, honorableDischarge: 1 },
    });
    expect((await save('employment-questions', { veteransPreference: 0, honorableDischarge: 1 })).body).toMatchObject({
      employmentQuestions: { veteransPreference: 0, honorableDischarge: 0 },
    });
    expect((await save('employment-questions', {})).status).toBe(400);
  });
});
