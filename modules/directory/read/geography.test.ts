import { describe, expect, it } from '@jest/globals';
import { Geography } from './geography.js';

const geography = new Geography();
const zips = (name: string) => geography.findPlacesByName(name).map(({ zip }) => zip);
const countyOf = (name: string) => geography.counties.find((county) => county.name === name)?.number ?? 0;

describe('a place by its name', () => {
  it.each([
    ['Wilkes-Barre', 'Wilkes Barre', 'WILKES BARRE, PA', 'wilkesbarre'],
    ['St. Marys', "Saint Mary's", 'st marys', 'Saint Marys, Pennsylvania'],
    ['DuBois', 'Du Bois', 'dubois'],
    ['Mt. Lebanon', 'Mount Lebanon', 'mt lebanon', 'Mount Lebanon Township'],
    ['Lower Merion', 'lower merion township', 'Lower Merion Twp.'],
    ['McKees Rocks', 'Mc Kees Rocks'],
    ['King of Prussia', 'KING OF PRUSSIA'],
    ['East Stroudsburg', 'E. Stroudsburg', 'E Stroudsburg, Pa.'],
    ['Fort Washington', 'Ft. Washington'],
    ["O'Hara Township", 'ohara'],
  ])('is the same in every spelling of %s', (name, ...spellings) => {
    expect(zips(name)).not.toEqual([]);
    for (const spelling of spellings) expect(zips(spelling)).toEqual(zips(name));
  });

  it.each([
    ['Wilkes-Barre', '18701'],
    ['St. Marys', '15857'],
    ['DuBois', '15801'],
    ['Mt. Lebanon', '15228'],
    ['Lower Merion', '19003'],
    ['Pittsburgh', '15222'],
    ['Philadelphia', '19104'],
  ])('%s lies in %s', (name, zip) => {
    expect(zips(name)).toContain(zip);
  });

  it('tells Mount Lebanon from Lebanon, and a township from a city of its name', () => {
    expect(zips('Lebanon')).not.toContain('15228');
    expect(zips('Northampton')).toEqual(['18067']);
    expect(zips('Northampton Township')).toEqual(['18954', '18966']);
    expect(zips('Cranberry Twp')).toEqual(['16066']);
    expect(zips('Cranberry')).toEqual(['16319', '16066']);
  });

  it.each(['', ' ', 'PA', 'Township', 'Springfield, Ohio', 'constructor', '19104', '%'])('%p is no place', (name) => {
    expect(zips(name)).toEqual([]);
  });
});

describe('a place somewhere in a county', () => {
  it('is the one that the name begins with', () => {
    const place = geography.guessPlace(countyOf('York'), 'York Academy Regional Charter School');
    expect(place?.city).toBe('York');
  });

  it('never leaves the county for a namesake', () => {
    const county = countyOf('Erie');
    expect(geography.guessPlace(county, 'Philadelphia Avenue School')?.county).toBe(county);
  });

  it.each([
    ['Allegheny', 'Pittsburgh'],
    ['Dauphin', 'Harrisburg'],
    ['Washington', 'Washington'],
  ])('of %s is in %s where the name says nothing', (county, city) => {
    expect(geography.guessPlace(countyOf(county), 'Sunrise Academy')?.city).toBe(city);
  });

  it('exists in every county', () => {
    for (const { number } of geography.counties) expect(geography.guessPlace(number, 'Anywhere')?.county).toBe(number);
  });
});
