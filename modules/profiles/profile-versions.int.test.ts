import { beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import type { TestApp } from '#test/support/app.js';
import fc from '#test/support/fast-check.js';
import { CONTACT, EDUCATION, REFERENCES } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

/** The request of each section with a word to recognize it, and that word of the profile, or of none. */
const SECTIONS = [
  {
    path: 'contact-details',
    section: 'contactDetails',
    body: (word: string) => ({ ...CONTACT, address: word }),
    read: (profile: any) => profile.contactDetails.address,
  },
  {
    path: 'preferences',
    section: 'preferences',
    body: (word: string) => ({ centralOfficeExperience: 1, annualBudget: word }),
    read: (profile: any) => profile.preferencesDetails.annualBudget,
  },
  {
    path: 'education',
    section: 'education',
    body: (word: string) => ({ educations: [{ ...EDUCATION, name: word }] }),
    read: (profile: any) => profile.educationDetails[0]?.name ?? '',
  },
  {
    path: 'career',
    section: 'career',
    body: (word: string) => ({
      careers: [{ title: 'Other', titleOther: word, companyName: 'x', startDate: 'May 2020' }],
    }),
    read: (profile: any) => profile.careerDetails[0]?.titleOther ?? '',
  },
  {
    path: 'references',
    section: 'references',
    body: (word: string) => ({ references: [{ ...REFERENCES[0], organizationName: word }] }),
    read: (profile: any) => profile.referencesDetails[0]?.organizationName ?? '',
  },
  {
    path: 'employment-questions',
    section: 'employmentQuestions',
    body: (word: string) => ({ veteransPreference: 1, honorableDischarge: flagOf(word) }),
    read: (profile: any, word: string) =>
      profile.employmentQuestions?.honorableDischarge === flagOf(word) ? word : '',
  },
] as const;

/** The answers have no text; the words end in numbers. */
const flagOf = (word: string) => Number(/\d+$/.exec(word)) % 2;

describe('two tabs of one profile', () => {
  const step = fc.record({
    tab: fc.nat(1),
    section: fc.nat(SECTIONS.length - 1),
    act: fc.constantFrom('save', 'read'),
  });

  it('never overwrite each other: who read an older version gets 409, and the stored words stay', async () => {
    let conflicts = 0;
    let saves = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
        const me = await createSignedInUser(app);
        const tabs = [await profileOf(me), await profileOf(me)];
        const stored = new Map<string, string>();
        const versions = new Map<string, number>();
        for (const [at, { tab, section: index, act }] of steps.entries()) {
          const { path, section, body } = SECTIONS[index] as (typeof SECTIONS)[number];
          if (act === 'read') {
            tabs[tab] = await profileOf(me);
            continue;
          }
          const version = tabs[tab].versions[section];
          const reply = await app.patch(`/api/users/${me.id}/${path}`, {
            as: me.token,
            body: { ...body(`word ${at}`), version },
          });
          const count = versions.get(section) ?? 0;
          const isSameValue =
            section === 'employmentQuestions' && flagOf(stored.get(section) ?? '') === flagOf(`word ${at}`);
          const isCurrent = version === count || isSameValue;
          expect([reply.status, reply.body.code]).toEqual(isCurrent ? [200, undefined] : [409, 'stale']);
          if (isCurrent) {
            stored.set(section, `word ${at}`);
            versions.set(section, count + 1);
            tabs[tab] = reply.body;
            saves += 1;
          } else conflicts += 1;
        }
        const now = await profileOf(me);
        for (const { section, read } of SECTIONS)
          expect(read(now, stored.get(section) ?? '')).toBe(stored.get(section) ?? '');
      }),
      { numRuns: process.env.TEST_GATE ? 6 : 20 },
    );
    expect(conflicts).toBeGreaterThan(5);
    expect(saves).toBeGreaterThan(20);
  });

  it('[U62] the second of two people is told each value that the first saved, who and when', async () => {
    const me = await createSignedInUser(app, { firstName: 'Jo', lastName: 'Seeker' });
    const admin = await createSignedInUser(app, {
      privileges: [Privilege.ManageUsers],
      firstName: 'Ada',
      lastName: 'Admin',
    });
    const save = (as: string, path: string, body: object) => app.patch(`/api/users/${me.id}/${path}`, { as, body });
    const contact = { ...CONTACT, address: '1 Elm St', city: 'Lititz' };
    await save(me.token, 'contact-details', { ...contact, version: 0 });
    await save(admin.token, 'contact-details', { ...contact, address: '2 Oak St', version: 1 });
    const refused = await save(me.token, 'contact-details', { ...contact, city: 'Ephrata', version: 1 });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'stale',
      version: 2,
      message: 'Ada Admin changed this in the meantime. Nothing of yours is saved yet.',
    });
    const savedOf = (body: any, path: string) => body.changes.find((change: any) => change.path === path);
    expect(savedOf(refused.body, 'address')).toMatchObject({ saved: '2 Oak St', by: 'Ada Admin' });
    expect(savedOf(refused.body, 'city')).toMatchObject({ saved: 'Lititz', by: 'Ada Admin' });
    expect((await profileOf(me)).contactDetails.address).toBe('2 Oak St');

    await save(admin.token, 'contact-details', { ...contact, address: '3 Oak St', version: 2 });
    await save(me.token, 'contact-details', { ...contact, address: '4 Oak St', version: 3 });
    const third = await save(me.token, 'contact-details', { ...contact, version: 2 });
    expect(savedOf(third.body, 'address')).toMatchObject({ saved: '4 Oak St', by: 'Jo Seeker and Ada Admin' });

    await save(me.token, 'education', { educations: [EDUCATION], version: 0 });
    const school = { ...EDUCATION, name: 'Elizabethtown College' };
    const rows = await save(admin.token, 'education', { educations: [school], version: 0 });
    expect(savedOf(rows.body, 'educations')).toMatchObject({ saved: [EDUCATION], by: 'Jo Seeker' });

    await save(me.token, 'preferences', { annualBudget: '', zipCode: '17602', searchDistance: 30, version: 0 });
    const preferences = await save(admin.token, 'preferences', { doctorate: 1, zipCode: '17603', version: 0 });
    expect(savedOf(preferences.body, 'doctorate')).toMatchObject({ saved: 0 });
    expect(savedOf(preferences.body, 'zipCode')).toMatchObject({ saved: '17602' });
  });

  it('that save the same value: neither is refused', async () => {
    const me = await createSignedInUser(app);
    const save = () =>
      app.patch(`/api/users/${me.id}/references`, { as: me.token, body: { references: REFERENCES, version: 0 } });
    expect([(await save()).status, (await save()).status]).toEqual([200, 200]);
    expect((await profileOf(me)).versions.references).toBe(2);
  });

  it('that save the same section at once: one wins, the other gets 409', async () => {
    const me = await createSignedInUser(app);
    const save = (word: string) =>
      app.patch(`/api/users/${me.id}/education`, {
        as: me.token,
        body: { educations: [{ ...EDUCATION, name: word }], version: 0 },
      });
    const replies = await Promise.all([save('one'), save('other')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  async function profileOf({ token }: TestUser) {
    return (await app.get('/api/users/profile/data', { as: token })).body;
  }
});
