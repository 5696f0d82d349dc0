import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSignedInUser } from '#test/support/fixtures/users.js';
import type { JobList } from '../contract/api/search.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

async function understood(query: Record<string, string>) {
  const { status, body } = await app.get<JobList>(`/api/jobs?${new URLSearchParams(query)}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.interpretation;
}

const city = (name: string, radiusMiles = 25) => ({ kind: 'city', name, radiusMiles });
const area = (kind: string, name: string) => ({ kind, name, radiusMiles: null });

describe('a place in the text', () => {
  it.each([
    ['math teacher near Harrisburg', ['math', 'teacher'], city('Harrisburg')],
    ['math teacher harrisburg', ['math', 'teacher'], city('Harrisburg')],
    ['Pittsburgh within 10 miles', [], city('Pittsburgh', 10)],
    ['librarian within 10 miles of Harrisburg', ['librarian'], city('Harrisburg', 10)],
    ['cook near State College', ['cook'], city('State College')],
    ['nurse 17050', ['nurse'], { kind: 'zip', name: '17050', radiusMiles: 25 }],
    ['principal York County', ['principal'], area('county', 'York County')],
    ['principal York', ['principal'], city('York')],
    ['nurse in Greene County', ['nurse'], area('county', 'Greene County')],
    ['music teacher southcentral', ['music', 'teacher'], area('region', 'Southcentral')],
    ['speech therapist IU 13', ['speech therapist'], area('iu', 'Intermediate Unit 13')],
    ['IU#5', [], area('iu', 'Intermediate Unit 5')],
    ['custodian 20 mi from reading', ['custodian'], city('Reading', 20)],
    ['nurse philly', ['nurse'], city('Philadelphia')],
    ['delco para', ['para'], area('county', 'Delaware County')],
    ['aide bethel park', ['aide'], city('Bethel Park')],
    ['iu3 math', ['math'], area('iu', 'Intermediate Unit 3')],
    ['capital area iu special ed', ['special ed'], area('iu', 'Intermediate Unit 15')],
    ['math teacher in the lancaster area', ['math', 'teacher'], city('Lancaster')],
    ['hvac berks', ['hvac'], area('county', 'Berks County')],
    ['chemistry teacher reading', ['chemistry', 'teacher'], city('Reading')],
    ['nurse reading', ['nurse'], city('Reading')],
    ['reading secretary', ['secretary'], city('Reading')],
    ['slp media', ['slp'], city('Media')],
    ['reading pa custodian', ['custodian'], city('Reading')],
    ['aide in reading', ['aide'], city('Reading')],
    ['librarian within a 20 mile radius of York', ['librarian'], city('York', 20)],
    ['librarian 20-mile radius of York', ['librarian'], city('York', 20)],
    ['nurse within 7 miles of York', ['nurse'], city('York', 10)],
    ['nepa school nurse', ['school nurse'], area('region', 'Northeast')],
    ['cook in the northwest area', ['cook'], area('region', 'Northwest')],
    ['nurse near scranton school district', ['nurse', 'school district'], city('Scranton')],
  ])('is extracted from “%s”', async (q, terms, place) => {
    expect(await understood({ q })).toMatchObject({ terms, place });
  });

  it.each([
    ['reading teacher', 'what a teacher teaches'],
    ['central dauphin teacher', 'an employer'],
    ['scranton sd', 'an employer'],
    ['wilkes-barre area', 'an employer'],
    ['capital area intermediate unit', 'an employer'],
    ['school district of lancaster teacher', 'an employer'],
    ['pittsburgh public schools custodian', 'an employer'],
    ['carlisle high school', 'a school'],
    ['nurse 99999', 'no ZIP code of the state'],
    ['IU 30', 'no intermediate unit'],
    ['substitute teacher in scranton school district', 'an employer'],
    ['nurse in erie public schools', 'an employer'],
    ['North East School District', 'an employer'],
    ['Northwest Area School District', 'an employer'],
    ['southeast delco teacher', 'an employer'],
    ['northeast high school', 'a school'],
    ['home and school visitor', 'a position'],
    ['home economics teacher', 'a subject'],
    ['tutor from home', 'a condition'],
    ['library media', 'a subject'],
    ['social media manager', 'a subject'],
    ['media technician', 'a subject'],
    ['reading and math interventionist', 'a subject'],
    ['reading/language arts teacher', 'a subject'],
    ['title 1 reading', 'a subject'],
    ['director of reading', 'a subject'],
    ['teacher reading', 'a subject'],
    ['home nurse', 'a condition'],
    ['wood shop teacher', 'a subject'],
  ])('is not extracted from “%s”, which names %s', async (q) => {
    expect(await understood({ q })).toMatchObject({ place: null });
  });

  it.each([
    ['philly school district', ['philadelphia', 'school district']],
    ['pgh public schools', ['pittsburgh', 'public schools']],
    ['southeast delco', ['southeast', 'delco']],
  ])('is spelled out in the words of “%s” unless an employer has it', async (q, terms) => {
    expect(await understood({ q })).toMatchObject({ place: null, terms });
  });

  it('is no word of a filter', async () => {
    expect(await understood({ q: 'work from home teacher' })).toMatchObject({
      place: null,
      terms: ['teacher'],
      filters: [{ label: 'Remote' }],
    });
  });

  it('is an ordinary word when Location is filled', async () => {
    expect(await understood({ q: 'nurse york', location: 'Erie' })).toMatchObject({
      terms: ['nurse', 'york'],
      place: { from: 'location', name: 'Erie' },
    });
  });

  it('lists other places of the same name, each with a text that selects it', async () => {
    const of = async (query: Record<string, string>) => (await understood(query))?.place;
    expect(await of({ q: 'principal York' })).toMatchObject({
      from: 'q',
      kind: 'city',
      without: 'principal',
      others: [{ name: 'York County', instead: 'principal York County' }],
    });
    expect(await of({ q: 'principal York County' })).toMatchObject({
      kind: 'county',
      without: 'principal',
      others: [{ name: 'York', instead: 'principal York' }],
    });
    expect(await of({ q: 'nurse Harrisburg' })).toMatchObject({ others: [] });
    expect(await of({ location: 'Greene County' })).toMatchObject({ from: 'location', kind: 'county', without: '' });
  });

  it('uses the requested radius', async () => {
    expect(await understood({ q: 'nurse near York', radius: '50' })).toMatchObject({ place: city('York', 50) });
  });
});

describe('“near me”', () => {
  it('asks a visitor for a ZIP code, and finds everything meanwhile', async () => {
    for (const q of ['jobs near me', 'nearby'])
      expect(await understood({ q })).toMatchObject({ terms: [], place: null, asksForZipCode: true });
    for (const q of ['nurse near me', 'nurse within 10 miles', 'nurse 10-mile radius'])
      expect(await understood({ q })).toMatchObject({ terms: ['nurse'], asksForZipCode: true });
    expect(await understood({ q: 'nurse near York' })).toMatchObject({ asksForZipCode: false });
  });

  it('is as far as the text says', async () => {
    const { token } = await createSignedInUser(app, { searchZipCode: '17050', searchDistance: 25 });
    const { body } = await app.get<JobList>('/api/jobs?q=nurse+within+11+miles', { as: token });
    expect(body.interpretation).toMatchObject({ place: { name: '17050', radiusMiles: 15 }, asksForZipCode: false });
  });

  it('is near the ZIP code of the searcher', async () => {
    const { token } = await createSignedInUser(app, { searchZipCode: '17050', searchDistance: 25 });
    const { body } = await app.get<JobList>('/api/jobs?q=nurse+near+me', { as: token });
    expect(body.interpretation).toMatchObject({
      terms: ['nurse'],
      asksForZipCode: false,
      place: { kind: 'zip', name: '17050', radiusMiles: 25 },
    });
  });
});

it('reports the synonyms of a phrase', async () => {
  expect(await understood({ q: 'SLP' })).toMatchObject({
    terms: ['slp'],
    expanded: [{ from: 'slp', to: expect.arrayContaining(['speech therapist']) }],
  });
  expect(await understood({ positionTitle: 'SLP' })).toBeUndefined();
});

it.each(["' or 1=1 --", '((((', '\u202e\u0000%', '🙂', 'within 999 miles', `${'near '.repeat(39)}`, 'a'.repeat(200)])(
  'takes %j for words and answers (S22)',
  async (q) => {
    expect(await understood({ q })).toMatchObject({ place: null });
  },
);
