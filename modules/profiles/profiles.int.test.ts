import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { CONTACT, REFERENCES } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let me: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await sharedApp();
  me = await createSignedInUser(app, { firstName: 'Robin', lastName: 'Miller' });
  other = await createSignedInUser(app);
});

const save = (section: string, body: unknown, as = me, id = as.id) =>
  app.patch(`/api/users/${id}/${section}`, { as: as.token, body });
const page = async (as = me) => (await app.get('/api/users/profile/data', { as: as.token })).body;

describe('the own profile', () => {
  it('[W2.1, W2.11, W2.12, W2.14] has every section and flag before anything is saved, with the names of the account', async () => {
    expect(await page()).toEqual({
      userId: me.id,
      contactDetails: {
        contactName: 'Robin',
        contactSurname: 'Miller',
        address: '',
        additionalAddress: '',
        city: '',
        state: 'PA',
        zipCode: '',
        cellPhone: '',
        homePhone: '',
        businessPhone: '',
        businessExt: '',
        ppid: '',
      },
      canEdit: true,
      versions: {
        contactDetails: 0,
        preferences: 0,
        education: 0,
        career: 0,
        employmentQuestions: 0,
        references: 0,
      },
      hasNewSections: false,
      preferencesDetails: {
        positions: [],
        location: '',
        districtSize: '',
        zipCode: '',
        searchDistance: null,
        centralOfficeExperience: 0,
        superintendentExperience: 0,
        substituteSuperintendent: 0,
        doctorate: 0,
        nonTraditional: 0,
        annualBudget: '',
        schoolsNumber: '',
        teachersNumber: '',
        currentPupils: '',
        nonCertifiedStaffNumber: '',
        adminSupervisoryStaffNumber: '',
      },
      educationDetails: [],
      hasNoEducation: false,
      careerDetails: [],
      hasNoCareer: false,
      employmentQuestions: null,
      referencesDetails: [],
      supportingDocumentsDetails: [],
      isContactDetailsCompleted: false,
      isPreferencesCompleted: false,
      isEducationCompleted: false,
      isCareerCompleted: false,
      isReferencesCompleted: false,
      isSupportingDocumentsCompleted: false,
      isProfileCompleted: false,
    });
  });

  it('keeps the contact details, and the user record has the new name', async () => {
    const { status, body } = await save('contact-details', { ...CONTACT, address: '  12 Orchard Road ' });
    expect(status).toBe(200);
    expect(body.contactDetails).toMatchObject({ ...CONTACT, state: 'PA', homePhone: '' });
    expect(body.isContactDetailsCompleted).toBe(true);
    expect(await page()).toEqual(body);
  });

  it('[W2.15, W2.18, W2.19] says at which fields something is wrong and stores nothing', async () => {
    const before = await page();
    const wrong = { ...CONTACT, contactName: '', cellPhone: '', homePhone: '123' };
    const { status, body } = await save('contact-details', wrong);
    expect(status).toBe(400);
    expect(body.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'contactName', message: 'First Name is required' }),
        expect.objectContaining({ path: 'homePhone', message: 'Please enter a valid phone number' }),
      ]),
    );
    expect(await page()).toEqual(before);
  });

  it('[W2.47] replaces the references as a whole; three of them complete the section', async () => {
    expect((await save('references', { references: REFERENCES.slice(1) })).body.isReferencesCompleted).toBe(false);
    const { body } = await save('references', { references: REFERENCES });
    expect(body.referencesDetails).toEqual(REFERENCES.map((one) => ({ ...one, organizationName: '', position: '' })));
    expect(body.isReferencesCompleted).toBe(true);
    const wrong = await save('references', { references: [REFERENCES[0], { ...REFERENCES[1], lastName: '' }] });
    expect(wrong.body.fields).toMatchObject([{ path: 'references.1.lastName', message: 'Last Name is required' }]);
  });

  it('(S3) ignores fields that are not part of the section', async () => {
    const sneaky = { ...CONTACT, userId: other.id, isProfileCompleted: true, __proto__: { ppid: 'x' } };
    expect((await save('contact-details', sneaky)).status).toBe(200);
    expect(await page()).toMatchObject({ userId: me.id, isProfileCompleted: false });
  });

  it('(S1) belongs to its owner: others find nothing to save', async () => {
    for (const section of ['contact-details', 'references']) {
      const body = section === 'references' ? { references: [] } : CONTACT;
      expect((await save(section, body, other, me.id)).status).toBe(404);
    }
    expect((await page()).referencesDetails).toHaveLength(3);
  });

  it('begins once when two sections are saved at the same moment', async () => {
    const fresh = await createSignedInUser(app);
    const replies = await Promise.all([
      save('contact-details', CONTACT, fresh),
      save('references', { references: REFERENCES }, fresh),
      save('contact-details', CONTACT, fresh),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await page(fresh)).toMatchObject({ isContactDetailsCompleted: true, isReferencesCompleted: true });
  });
});

describe("another user's profile", () => {
  it.each([
    [4, 200],
    [8, 200],
    [1, 403],
    [2, 403],
    [3, 403],
    [5, 403],
    [6, 403],
    [7, 403],
    [9, 403],
    [10, 403],
  ])('[W2.2, P12.9] [T32] privilege %i: %i', async (privilege, expected) => {
    const viewer = await createSignedInUser(app, { privileges: [privilege as 1] });
    const { status, body } = await app.get(`/api/users/user-profile/${me.id}`, { as: viewer.token });
    expect(status).toBe(expected);
    if (status === 200) expect(body.contactDetails.contactSurname).toBe('Hoover');
  });

  it('is not there for an unknown id', async () => {
    const viewer = await createSignedInUser(app, { privileges: [8] });
    const unknown = '01939e3e-0000-7000-8000-000000000001';
    expect((await app.get(`/api/users/user-profile/${unknown}`, { as: viewer.token })).status).toBe(404);
    expect((await app.get('/api/users/user-profile/x', { as: viewer.token })).status).toBe(404);
  });
});
