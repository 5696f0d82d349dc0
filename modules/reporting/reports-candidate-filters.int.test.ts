import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { CANDIDATES, type Candidates, createCandidates, filter } from '#test/support/fixtures/candidates.js';

let app: TestApp;
let world: Candidates;
beforeAll(async () => {
  app = await startApp();
  world = await createCandidates(app);
});
afterAll(() => app?.close());

describe('the report of candidates', () => {
  it('filters by the local days on which accounts were created, both included [W19.5]', async () => {
    const day = (name: string) => filter(name, '2026-03-08');
    expect(await world.found(day('startDate'), day('endDate'))).toEqual(['Baker', 'Davis']);
    expect(await world.found(day('endDate'))).toEqual(['Adams', 'Baker', 'Davis']);
    expect(await world.found(day('startDate'))).toEqual(CANDIDATES.filter((name) => name !== 'Adams'));
    expect(await world.found(filter('startDate', '0001-01-01'), filter('endDate', '9999-12-31'))).toEqual(CANDIDATES);
  });

  it('filters by any of several positions and regions, and by a type of experience [W19.5]', async () => {
    const [first, second] = world.positions.map(({ id }) => id);
    expect(await world.found(filter('positions', [first as string]))).toEqual(['Adams', 'Baker']);
    expect(await world.found(filter('positions', [second as string]))).toEqual(['Adams']);
    expect(await world.found(filter('positions', String(second).toUpperCase()))).toEqual(['Adams']);
    expect(await world.found(filter('positions', [world.adams.id, second as string]))).toEqual(['Adams']);
    expect(await world.found(filter('locations', ['SC']))).toEqual(['Adams']);
    expect(await world.found(filter('locations', ['SE', 'ST']))).toEqual(['100%_x', 'Adams', 'Baker']);
    expect(await world.found(filter('locations', 'NW'))).toEqual([]);
    expect(await world.found(filter('experienceType', 'Support Staff'))).toEqual(['Adams', 'Baker']);
    expect(await world.found(filter('experienceType', 'Central Office'))).toEqual(['Adams']);
    expect(await world.found(filter('experienceType', 'Private Sector'))).toEqual([]);
  });

  it.each([
    ['superintendentExperience', ['Adams'], ['100%_x', 'Baker']],
    ['substituteSuperintendent', ['Baker'], ['100%_x', 'Adams']],
    ['doctorate', ['Adams'], ['100%_x', 'Baker']],
    ['centralOfficeExperience', ['100%_x'], ['Adams', 'Baker']],
    ['nonTraditional', ['Baker'], ['100%_x', 'Adams']],
  ])(
    'filters by %s, which no candidate without saved preferences has answered [W19.5, W19.6]',
    async (name, yes, no) => {
      expect(await world.found(filter(name, 'yes'))).toEqual(yes);
      expect(await world.found(filter(name, 'no'))).toEqual(no);
      expect(await world.found(filter(name, 'na'))).toEqual(CANDIDATES);
    },
  );

  it('filters by parts of the whole name and the e-mail, in any case and literally [W19.5]', async () => {
    expect(await world.found(filter('name', 'A ADA'))).toEqual(['Adams']);
    expect(await world.found(filter('name', 'ev'))).toEqual(['evans']);
    expect(await world.found(filter('email', 'ANNA_'))).toEqual(['Adams']);
    expect(await world.found(filter('email', 'annaX'))).toEqual([]);
    for (const text of ['%', '_', '%_']) expect(await world.found(filter('name', text))).toEqual(['100%_x']);
    for (const text of ["'", '"', '\\', "' or 1=1 --", '{}', '🙂'])
      expect(await world.found(filter('name', text))).toEqual([]);
    for (const name of ['name', 'email']) expect(await world.found(filter(name, '  '))).toEqual(CANDIDATES);
  });

  it('finds every word of the name filter, in any order', async () => {
    for (const name of ['adams anna', 'Adams, Anna', 'Anna  Adams', 'Adams,Anna', 'dam nn'])
      expect(await world.found(filter('name', name))).toEqual(['Adams']);
    for (const name of ['Adams Ben', 'Anna Adams Adamson', ','])
      expect(await world.found(filter('name', name))).toEqual([]);
  });

  it('lets each pair of filters narrow, and empty ones show everything [W19.5, W19.6, W19.8]', async () => {
    const filters = [
      filter('startDate', '2026-03-08'),
      filter('endDate', '2026-03-08'),
      filter(
        'positions',
        world.positions.slice(0, 1).map(({ id }) => id),
      ),
      filter('locations', ['SE', 'ST']),
      filter('name', 'b'),
      filter('email', 'ANNA'),
      filter('experienceType', 'Support Staff'),
      filter('superintendentExperience', 'no'),
      filter('substituteSuperintendent', 'yes'),
      filter('doctorate', 'no'),
      filter('centralOfficeExperience', 'no'),
      filter('nonTraditional', 'yes'),
    ];
    const alone = await Promise.all(filters.map((one) => world.found(one)));
    expect(alone.filter(({ length }) => length === CANDIDATES.length)).toEqual([]);
    for (const [at, one] of filters.entries())
      for (const [before, other] of filters.slice(0, at).entries())
        expect(await world.found(one, other)).toEqual(alone[at]?.filter((name) => alone[before]?.includes(name)));
    expect(await world.found(filter('positions', []), filter('locations', []))).toEqual(CANDIDATES);
  });

  it.each([
    ['startDate', filter('startDate', '2026-02-30'), 'Please enter a date as YYYY-MM-DD'],
    ['startDate', filter('startDate', '0000-01-01'), 'Please enter a date as YYYY-MM-DD'],
    ['endDate', filter('endDate', ['2026-02-03']), 'Please enter a date as YYYY-MM-DD'],
    ['positions', filter('positions', ["'; drop table account"]), 'Please choose positions from the list'],
    ['locations', filter('locations', ['SC', 'XX']), 'Please choose regions from the list'],
    ['name', filter('name', 'x'.repeat(51)), 'Name must be 50 symbols or less'],
    ['email', filter('email', 'x'.repeat(51)), 'Email must be 50 symbols or less'],
    ['name', filter('name', 'a\ud800b'), 'Name holds characters that cannot be kept'],
    ['name', filter('name', '\udc00'), 'Name holds characters that cannot be kept'],
    ['name', filter('name', ' \ud800'), 'Name holds characters that cannot be kept'],
    ['email', filter('email', '\udc00'), 'Email holds characters that cannot be kept'],
    ['email', filter('email', '\udfff'), 'Email holds characters that cannot be kept'],
    ['name', filter('name', ['a']), 'Name must be a text'],
    ['experienceType', filter('experienceType', 'Piracy'), 'Please choose a type of experience from the list'],
    ['doctorate', filter('doctorate', 'maybe'), 'Please choose Yes, No or N/A'],
    ['privileges', filter('privileges', '8'), 'The report has no filter privileges'],
    ['__proto__', filter('__proto__', 'x'), 'The report has no filter __proto__'],
  ])('refuses a wrong %s at its field', async (path, param, message) => {
    const { status, body } = await world.post({ params: [param] });
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [expect.objectContaining({ path, message })],
    });
  });

  it('refuses an end before the start, a filter given twice and a column that cannot be sorted', async () => {
    const fields = async (body: object) => (await world.post(body)).body.fields;
    const days = [filter('startDate', '2026-03-08'), filter('endDate', '2026-03-07')];
    expect(await fields({ params: days })).toMatchObject([
      { path: 'endDate', message: 'The end date must not be before the start date' },
    ]);
    expect(await fields({ params: [filter('name', 'a'), filter('name', 'b')] })).toMatchObject([{ path: 'name' }]);
    for (const sortedColumn of ['phone', 'passwordHash', 'constructor'])
      expect(await fields({ sortedColumn })).toMatchObject([{ path: 'sortedColumn' }]);
  });
});
