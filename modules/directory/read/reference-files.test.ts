import { describe, expect, it } from '@jest/globals';
import { POSITION_TYPES } from '../contract/api/choices.js';
import { Geography } from './geography.js';
import { readReferenceFile } from './reference-files.js';

const column = (file: string, name: string) => readReferenceFile(file).map((row) => row[name] ?? '');
const distinct = (values: readonly string[]) => new Set(values).size;

describe('organizations', () => {
  const organizations = readReferenceFile('organizations');

  it('are 778 with a number and a name each', () => {
    expect(organizations).toHaveLength(778);
    expect(distinct(column('organizations', 'account_number'))).toBe(778);
    for (const { account_number, account_name } of organizations) {
      expect(account_number).toMatch(/^\d{9}$/);
      expect(account_name).toBe(account_name?.trim());
      expect(account_name).not.toBe('');
    }
  });

  it('are of four types', () => {
    expect([...new Set(column('organizations', 'account_type'))].sort()).toEqual([
      'Career and Technology Center',
      'Charter School',
      'Intermediate Unit',
      'School District',
    ]);
  });

  it('have 29 intermediate units, numbered', () => {
    const units = organizations.filter(({ account_type }) => account_type === 'Intermediate Unit');
    const numbers = units.map(({ iu }) => Number(iu)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
  });

  it('carry their county in digits 4 and 5 and their unit in digits 2 and 3 of their number', () => {
    const counties = column('regions', 'county');
    for (const { account_number = '', county, iu } of organizations) {
      if (county) expect(counties[Number(account_number.slice(3, 5)) - 1]).toBe(county);
      if (iu) expect(account_number.slice(1, 3)).toBe(iu.padStart(2, '0'));
    }
  });
});

describe('positions', () => {
  const positions = readReferenceFile('positions');

  it('are 120 in the four groups, with names and codes of their own', () => {
    expect(positions).toHaveLength(120);
    expect(distinct(column('positions', 'code'))).toBe(120);
    expect(distinct(positions.map(({ type, name }) => `${type} ${name}`))).toBe(120);
    expect(new Set(column('positions', 'type'))).toEqual(new Set(POSITION_TYPES));
  });

  it('fit the limits of the catalogue', () => {
    for (const name of column('positions', 'name')) expect(name.trim().length).toBeGreaterThan(0);
    for (const name of column('positions', 'name')) expect(name.length).toBeLessThanOrEqual(255);
    for (const code of column('positions', 'code')) expect(code).toMatch(/^\S{1,16}$/);
  });

  it('need an approval for the four chief administrators only', () => {
    expect(positions.filter(({ approval }) => approval === 'yes').map(({ name }) => name)).toEqual([
      'Superintendent',
      'Executive Director (Intermediate Unit)',
      'Administrative Director (Career and Technology Center)',
      'Vocational Director',
    ]);
  });
});

describe('counties', () => {
  it('are 67 in alphabetical order, each in one of six regions [W5.28]', () => {
    const names = column('regions', 'county');
    expect(names).toHaveLength(67);
    expect(names).toEqual([...new Set(names)].sort());
    expect([...new Set(column('regions', 'code'))].sort()).toEqual(['NC', 'NE', 'NW', 'SC', 'SE', 'SW']);
    expect(distinct(readReferenceFile('regions').map(({ code, region }) => `${code} ${region}`))).toBe(6);
  });
});

describe('ZIP places', () => {
  const places = readReferenceFile('zip-places');
  const geography = new Geography();

  it('are Pennsylvanian', () => {
    expect(distinct(column('zip-places', 'zip'))).toBe(places.length);
    for (const { zip, city, county, latitude, longitude } of places) {
      expect(zip).toMatch(/^1[5-9]\d{3}$/);
      expect(city).not.toBe('');
      expect(geography.findCounty(county ?? '')).not.toBeNull();
      expect(Number(latitude)).toBeGreaterThan(39.7);
      expect(Number(latitude)).toBeLessThan(42.3);
      expect(Number(longitude)).toBeGreaterThan(-80.53);
      expect(Number(longitude)).toBeLessThan(-74.68);
    }
  });

  it('lie in every county', () => {
    expect(distinct(column('zip-places', 'county'))).toBe(67);
  });

  it('hold the place of every organization that has one, but for a post office box in McKeesport', () => {
    const unknown = column('organizations', 'zip').filter((zip) => zip && !geography.findPlace(zip));
    expect(unknown).toEqual(['15130']);
    const cities = column('organizations', 'city').filter((city) => city && !geography.findPlacesByName(city).length);
    expect(cities).toEqual([]);
  });

  it('hold every ZIP code that an alias names', () => {
    for (const { zips = '' } of readReferenceFile('city-aliases')) {
      const codes = zips.split(' ');
      expect(geography.findPlaces(codes).map(({ zip }) => zip)).toEqual(codes);
    }
  });
});
