import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetRecentSearches, recentSearches, rememberSearch } from './recent-searches';

const store = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  },
});
beforeEach(() => store.clear());
const search = (q: string, location = '') => ({ q, location });

describe('recent searches', () => {
  it('are the last five, newest first', () => {
    for (const q of ['one', 'two', 'three', 'four', 'five', ' six ']) rememberSearch(search(q));
    expect(recentSearches()).toEqual(['six', 'five', 'four', 'three', 'two'].map((q) => search(q)));
  });

  it('list a repeated search once, and the same words elsewhere apart', () => {
    for (const one of [search('nurse'), search('nurse', 'York'), search('cook'), search('Nurse')]) rememberSearch(one);
    expect(recentSearches()).toEqual([search('Nurse'), search('cook'), search('nurse', 'York')]);
  });

  it('leave out searches without keywords', () => {
    rememberSearch(search(' ', 'York'));
    expect(recentSearches()).toEqual([]);
  });

  it('are forgotten at once', () => {
    rememberSearch(search('nurse'));
    forgetRecentSearches();
    expect(recentSearches()).toEqual([]);
    expect(store.size).toBe(0);
  });

  it.each(['{', 'null', '{"q":"a"}', '[null, 1, {"q": "a"}]'])('survive a foreign value: %s', (value) => {
    store.set('recentSearches', value);
    expect(recentSearches()).toEqual([]);
    rememberSearch(search('nurse'));
    expect(recentSearches()).toEqual([search('nurse')]);
  });
});
