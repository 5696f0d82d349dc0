import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { createSignedInUser, PASSWORD, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let me: TestUser;
let admin: TestUser;
let positions: { id: string; name: string; type: string }[];
beforeAll(async () => {
  app = await sharedApp();
  me = await createSignedInUser(app);
  admin = await createSignedInUser(app, { privileges: [8] });
  positions = await app.rows('select id, name, type from position where removed_at is null order by name limit 3');
});

const save = (body: object, as = me) => app.patch(`/api/users/${as.id}/preferences`, { as: as.token, body });
const profile = async (as = me) => (await app.get('/api/users/profile/data', { as: as.token })).body;
const idOf = (at: number) => positions[at]?.id ?? '';

describe('preferences', () => {
  it('[W2.29] are complete once saved, all of them empty', async () => {
    const fresh = await createSignedInUser(app);
    expect((await profile(fresh)).isPreferencesCompleted).toBe(false);
    const { status, body } = await save({}, fresh);
    expect(status).toBe(200);
    expect(body.isPreferencesCompleted).toBe(true);
    expect(await profile(fresh)).toEqual(body);
  });

  it('[W2.27] keep the six figures as the strings that were sent', async () => {
    const figures = {
      annualBudget: '$71,400,000',
      teachersNumber: 'about 412',
      currentPupils: '05,900',
      nonCertifiedStaffNumber: '88.0',
      schoolsNumber: '9 and a half',
      adminSupervisoryStaffNumber: '1e2',
    };
    const { body } = await save({ centralOfficeExperience: 1, ...figures });
    expect(body.preferencesDetails).toMatchObject(figures);
    expect((await profile()).preferencesDetails).toMatchObject(figures);
  });

  it('[W2.22, W2.24, W2.26] keep positions in their order, regions and sizes by name, flags as 0 or 1', async () => {
    const sent = {
      positions: [idOf(2), idOf(0)],
      location: 'Southeast,Northwest',
      districtSize: '2,500 - 5,000,No preference',
      zipCode: '17101',
      searchDistance: 35,
      superintendentExperience: 1,
      doctorate: 0,
      annualBudget: '$71,400,000',
      teachersNumber: '412',
    };
    const { body } = await save(sent);
    expect(body.preferencesDetails).toMatchObject({
      ...sent,
      positions: [positions[2], positions[0]],
      location: 'Northwest, Southeast',
      districtSize: '2,500 - 5,000, No Preference',
      centralOfficeExperience: 0,
      schoolsNumber: '',
    });
  });

  it('[W2.28] drop budget, staff and pupil numbers without Central Office and Superintendent experience', async () => {
    const { body } = await save({ doctorate: 1, annualBudget: '5', schoolsNumber: '7' });
    expect(body.preferencesDetails).toMatchObject({ doctorate: 1, annualBudget: '', schoolsNumber: '' });
  });

  it('[T39] share ZIP code and distance with the settings, both ways', async () => {
    await save({ zipCode: '17543', searchDistance: 45 });
    const user = (await app.get(`/api/users/${me.id}`, { as: me.token })).body;
    expect(user).toMatchObject({ searchZipCode: '17543', searchDistance: 45 });
    const settings = {
      email: me.email,
      isEmailReceiver: true,
      currentPassword: PASSWORD,
      zipCode: '19103',
      searchDistance: 5,
    };
    expect((await app.patch(`/api/users/${me.id}/settings`, { as: me.token, body: settings })).status).toBe(200);
    expect((await profile()).preferencesDetails).toMatchObject({ zipCode: '19103', searchDistance: 5 });
  });

  it('[T39] leave the ZIP code and the distance of the settings where a request has none', async () => {
    await save({ zipCode: '17543', searchDistance: 45 });
    const { preferencesDetails } = (await save({ location: 'Statewide' })).body;
    expect(preferencesDetails).toMatchObject({ zipCode: '17543', searchDistance: 45, location: 'Statewide' });
    expect((await save({ zipCode: '' })).body.preferencesDetails).toMatchObject({ zipCode: '', searchDistance: 45 });
  });

  it.each([
    [{ location: 'Atlantis' }, 'location', 'Please, select a region of the list'],
    [{ districtSize: 'huge' }, 'districtSize', 'Please, select a district size of the list'],
    [{ zipCode: '1710' }, 'zipCode', 'This field can only contain 5 numbers'],
    [{ searchDistance: 7 }, 'searchDistance', 'Search distance must be 5 to 500 miles in steps of 5'],
    [{ doctorate: 2 }, 'doctorate', 'Send 0 or 1'],
    [{ positions: ['x'] }, 'positions.0', 'This position is no longer in the list. Please, remove it'],
    [{ annualBudget: 'x'.repeat(51) }, 'annualBudget', 'Annual budget must be 50 symbols or less'],
    [
      { positions: ['01939e3e-0000-7000-8000-000000000001'] },
      'positions.0',
      'This position is no longer in the list. Please, remove it',
    ],
  ])('refuse %j at its field and keep the rest', async (wrong, path, message) => {
    const before = await profile();
    const { status, body } = await save({ centralOfficeExperience: 1, zipCode: '17101', ...wrong });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject([{ path, message }]);
    expect(await profile()).toEqual(before);
  });

  it('keep a position that left the catalogue, which cannot be chosen anew; the catalogue counts its preferences', async () => {
    await save({ positions: [idOf(1)] });
    const use = async () => {
      const { body } = await app.get(`/api/positions?limit=25&searchString=${positions[1]?.name}`, { as: admin.token });
      return body.items.find(({ id }: { id: string }) => id === idOf(1)).usedBy;
    };
    expect(await use()).toContainEqual({ what: 'preferences', count: 1 });
    expect((await app.delete(`/api/positions/${idOf(1)}`, { as: admin.token })).status).toBe(204);
    expect((await save({ positions: [idOf(1)] })).body.preferencesDetails.positions).toEqual([positions[1]]);
    const other = await createSignedInUser(app);
    expect((await save({ positions: [idOf(1)] }, other)).status).toBe(400);
  });
});
