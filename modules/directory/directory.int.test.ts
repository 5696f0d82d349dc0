import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { startApp, type TestApp } from '#test/support/app.js';
import { ALBERT_GALLATIN } from '#test/support/fixtures/postings.js';
import { LoadReferenceData } from './commands/load-reference-data.js';
import type { Position } from './contract/api/reference-data.js';
import { DirectoryApi } from './contract/directory-api.js';
import { Organization } from './domain/organization.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const directory = () => app.service(DirectoryApi);

describe('GET /api/organizations', () => {
  it('lists all that may post, by name, to everyone [W15.3, W15.4]', async () => {
    const { status, body, headers } = await app.get('/api/organizations');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    // Else a browser would take the answer for visitors as that for whoever signs in within the minute.
    expect(headers.get('vary')).toContain('authorization');
    expect(body.totalItemsCount).toBe(778);
    expect(body.items).toHaveLength(778);
    const names = body.items.map(({ accountName }: { accountName: string }) => accountName);
    expect(names).toEqual([...names].sort());
    expect(
      body.items.find(({ accountNumber }: { accountNumber: string }) => accountNumber === ALBERT_GALLATIN),
    ).toEqual({
      accountNumber: ALBERT_GALLATIN,
      accountName: 'Albert Gallatin Area School District',
      accountType: 'School District',
      active: true,
      action: 'enabled',
      city: 'Uniontown',
      zip: '15401',
      county: 26,
      iu: 1,
    });
  });

  it('leaves out one that was switched off, and others hear of it', async () => {
    const turn = (action: 'enabled' | 'disabled') =>
      app.database.transaction(async (em) => {
        (await em.findOneOrFail(Organization, { accountNumber: ALBERT_GALLATIN })).change({ action }, null);
      });
    await turn('disabled');
    expect((await app.get('/api/organizations')).body.totalItemsCount).toBe(777);
    expect(await directory().organizationByNumber(ALBERT_GALLATIN)).toMatchObject({
      action: 'disabled',
      usable: false,
    });
    await turn('disabled');
    await turn('enabled');
    expect((await app.get('/api/organizations')).body.totalItemsCount).toBe(778);
    const events = await app.rows("select payload->>'action' as action from fact where name = 'OrganizationChanged'");
    expect(events.map(({ action }) => action).sort()).toEqual(['disabled', 'enabled']);
  });
});

describe('GET /api/positions', () => {
  const list = async (query: string): Promise<{ items: Position[]; totalItemsCount: number }> =>
    (await app.get(`/api/positions${query}`)).body;

  it('lists the whole catalogue to everyone [W16.5]', async () => {
    const { items, totalItemsCount } = await list('');
    expect(items).toHaveLength(120);
    expect(totalItemsCount).toBe(120);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['approval', 'code', 'id', 'name', 'type']);
    expect(items.filter(({ approval }) => approval)).toHaveLength(4);
  });

  it('comes in pages, counted by page numbers, without loss [W16.3]', async () => {
    const all = (await list('')).items;
    const pages = await Promise.all([0, 1, 2, 3].map((page) => list(`?limit=50&offset=${page}`)));
    expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 20, 0]);
    expect(pages.flatMap(({ items }) => items)).toEqual(all);
    expect(pages.every(({ totalItemsCount }) => totalItemsCount === 120)).toBe(true);
  });

  it('is searched by name and code, and sorted both ways [W16.2, W16.3]', async () => {
    const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
    expect(await names('?searchString=SUPERINTENDENT')).toEqual([
      'Acting or Substitute Superintendent',
      'Assistant Superintendent',
      'Superintendent',
    ]);
    expect((await names('?searchString=supt')).includes('Superintendent')).toBe(true);
    expect(await names('?searchString=%25')).toEqual([]);
    const upward = await names('?sortedColumn=name&orderBy=ASC');
    expect(await names('?sortedColumn=name&orderBy=DESC')).toEqual([...upward].reverse());
    const types = (await list('?sortedColumn=type&orderBy=DESC')).items.map(({ type }) => type);
    expect(types).toEqual([...types].sort().reverse());
  });

  it.each([
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['limit=ten', 'limit'],
    ['offset=-1', 'offset'],
    ['orderBy=sideways', 'orderBy'],
    ['sortedColumn=approval;drop', 'sortedColumn'],
    ['searchString=a&searchString=b', 'searchString'],
  ])('refuses ?%s [W16.4]', async (query, path) => {
    const { status, body, headers } = await app.get(`/api/positions?${query}`);
    expect(status).toBe(400);
    expect(body.fields.map((field: { path: string }) => field.path)).toEqual([path]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('refuses a text that is too long, and takes one without any visible sign for none', async () => {
    const search = (text: string) => app.get(`/api/positions?searchString=${text}`);
    expect((await search('a'.repeat(256))).status).toBe(400);
    expect((await search('%00%E2%80%8B')).body).toEqual((await search('')).body);
  });
});

describe('GET /api/geography', () => {
  it('lists 67 counties with their regions and 29 intermediate units [W5.28]', async () => {
    const { body } = await app.get('/api/geography');
    expect(body.counties).toHaveLength(67);
    expect(body.counties[0]).toEqual({ number: 1, name: 'Adams', region: 'SC', regionName: 'Southcentral' });
    expect(body.counties[66]).toMatchObject({ number: 67, name: 'York' });
    expect(body.intermediateUnits.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: 29 }, (_, index) => index + 1),
    );
    expect(body.intermediateUnits[14]).toEqual({ number: 15, name: 'Capital Area Intermediate Unit 15' });
  });
});

describe('GET /api/places/nearest', () => {
  const nearest = (query: string) => app.get(`/api/places/nearest?${query}`);

  it.each([
    ['the Capitol', 'lat=40.2645&lon=-76.8836', '17120', 'Harrisburg'],
    ['Trenton, across the river', 'lat=40.22&lon=-74.76', '19067', 'Morrisville'],
  ])('names the ZIP code nearest to %s', async (_, query, zip, city) => {
    const { status, body, headers } = await nearest(query);
    expect(status).toBe(200);
    expect(body).toEqual({ zip, city });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('returns 404 more than 50 miles from the state', async () => {
    const { status, body } = await nearest('lat=41.88&lon=-87.63');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      code: 'outside',
      message: 'You are more than 50 miles from Pennsylvania. Please enter a Pennsylvania ZIP code or city.',
    });
  });

  it.each([
    ['lon=-76.88', 'lat', 'lat is required, once'],
    ['lat=40.2', 'lon', 'lon is required, once'],
    ['lat=&lon=-76.88', 'lat', 'lat must be a number of degrees'],
    ['lat=north&lon=-76.88', 'lat', 'lat must be a number of degrees'],
    ['lat=4e1&lon=-76.88', 'lat', 'lat must be a number of degrees'],
    ['lat=91&lon=-76.88', 'lat', 'lat must be from -90 to 90'],
    ['lat=40&lon=-181', 'lon', 'lon must be from -180 to 180'],
    ['lat=40&lat=41&lon=-76.88', 'lat', 'lat is required, once'],
  ])('refuses ?%s', async (query, path, message) => {
    const { status, body } = await nearest(query);
    expect(status).toBe(400);
    expect(body.fields).toEqual([expect.objectContaining({ path, message })]);
  });
});

describe('loading', () => {
  it('happened once, told by one event, and does nothing again', async () => {
    const loaded = () => app.rows("select payload from fact where name = 'DirectoryLoaded'");
    expect(await loaded()).toEqual([{ payload: { organizations: 778, positions: 120 } }]);
    expect(await app.service(CommandBus).execute(new LoadReferenceData())).toBe(false);
    expect(await loaded()).toHaveLength(1);
    expect(await app.rows('select count(*)::int as n from organization')).toEqual([{ n: 778 }]);
  });

  it('is not repeated by a second instance on the same database', async () => {
    const other = await startApp({ beside: app });
    try {
      expect(await other.rows('select count(*)::int as n from position')).toEqual([{ n: 120 }]);
    } finally {
      await other.close();
    }
  });
});

describe('questions', () => {
  it('find organizations by number, the unknown left out', async () => {
    expect(await directory().organizationByNumber('000000000')).toBeNull();
    const found = await directory().organizationsByNumbers([ALBERT_GALLATIN, '000000000']);
    expect(found).toEqual([expect.objectContaining({ accountNumber: ALBERT_GALLATIN, usable: true })]);
    expect(await directory().organizationsByNumbers([])).toEqual([]);
  });

  it('find a position that left the choices', async () => {
    const [position] = await directory().allPositions();
    const id = position?.id ?? '';
    await app.rows('update position set removed_at = now() where id = ?', [id]);
    expect((await directory().allPositions()).map((left) => left.id)).not.toContain(id);
    expect((await app.get('/api/positions')).body.totalItemsCount).toBe(119);
    expect(await directory().positionById(id)).toEqual(position);
    expect(await directory().positionsByIds([id])).toEqual([position]);
    await app.rows('update position set removed_at = null where id = ?', [id]);
  });

  it('find places and counties', async () => {
    expect(await directory().placeOfZip('17101')).toMatchObject({
      zip: '17101',
      city: 'Harrisburg',
      county: 22,
    });
    expect(await directory().placeOfZip('10001')).toBeNull();
    expect((await directory().placesOfZips(['17101', '10001', '19104'])).map(({ zip }) => zip)).toEqual([
      '17101',
      '19104',
    ]);
    expect((await directory().placesByName('Wilkes-Barre')).map(({ county }) => county)).toContain(40);
    expect(await directory().countyByNumber(22)).toMatchObject({ name: 'Dauphin', region: 'SC' });
    expect(await directory().countyByNumber(68)).toBeNull();
  });

  it('place an organization by its ZIP code, its city, its name, or its unit', async () => {
    const place = async (accountNumber: string) => directory().placeForOrganization(accountNumber);
    expect(await place(ALBERT_GALLATIN)).toMatchObject({ zip: '15401' });
    expect(await place('103026002')).toMatchObject({ city: 'Mckeesport' });
    expect(await place('189670676')).toMatchObject({ city: 'York' });
    expect(await place('103000000')).toMatchObject({ county: 2 });
    expect(await place('000000000')).toBeNull();
  });

  it('place every organization but one whose number names no county', async () => {
    const organizations = await directory().allOrganizations();
    const places = await Promise.all(
      organizations.map(({ accountNumber }) => directory().placeForOrganization(accountNumber)),
    );
    const nowhere = organizations.filter((_, index) => !places[index]);
    expect(nowhere.map(({ accountName }) => accountName)).toEqual(['Sugar Valley Rural Charter School']);
  });
});
