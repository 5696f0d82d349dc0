import { describe, expect, it } from '@jest/globals';
import { editPhone, readPhone } from './phone.js';

const STORED = '(717)555-0142';

describe('a phone number', () => {
  it.each([
    '7175550142',
    '717-555-0142',
    '717.555.0142',
    '717 555 0142',
    '(717)555-0142',
    '(717) 555-0142',
    '717/555-0142',
    '717–555–0142',
    '717‑555‑0142',
    '717 — 555 — 0142',
    '(717)\u00a0555\u20110142',
    '７１７－５５５－０１４２',
    '1-717-555-0142',
    '1 (717) 555-0142',
    '+1 (717) 555-0142',
    '+17175550142',
    '+1.717.555.0142',
    '+ 1 717 555 0142',
    '0017175550142',
    '001 717 555 0142',
    'tel:+1-717-555-0142',
    'TEL: 717-555-0142',
    ' 717-555-0142\n',
    '717·555·0142',
    '\u202a+1 717-555-0142\u202c',
    '\u200e717-555-0142',
    '717\u00ad-555-0142',
    '(717)-555-0142',
    '(717)5550142',
    '717 5550142',
    '717-5550142',
    '1.717.555.0142',
    '1 717 555-0142',
  ])('is read however it is written: %j', (text) => {
    expect(readPhone(text)).toBe(STORED);
    expect(editPhone('', text, false)).toBe(STORED);
  });

  it.each([
    '+44 20 7946 0958',
    '+49 30 901820',
    '+7 717 555 0142',
    '717 555 014',
    '717-555-01422',
    '171-755-5014',
    '717-155-0142',
    '717-555-0142 x12',
    '717-555-0142 ext. 3',
    'after 5 pm',
    '717-555-0142 or 717-555-0143',
    '555-0142',
    '717+555+0142',
  ])('that is none is kept as it was pasted, for its message: %j', (text) => {
    expect(readPhone(text)).toBeNull();
    expect(editPhone('', text, false)).toBe(text);
  });

  const type = (keys: string, start = '') =>
    [...keys].reduce((value, key) => editPhone(value, value + key, true), start);

  it('fills in the mask as it is typed, which takes no letter, no country code and no eleventh digit', () => {
    expect(type('x71755501429')).toBe(STORED);
    expect(type('+1 717 555 0142')).toBe(STORED);
    expect(['7', '717', '7175', '717555', '7175550'].map((keys) => type(keys))).toEqual([
      '(7',
      '(717',
      '(717)5',
      '(717)555',
      '(717)555-0',
    ]);
  });

  it.each(['+49 221 555 12345', '+52 55 5555 1234 x9', '+44 20 7946 0958'])(
    'of another country stays as it is typed, for its message: %j',
    (keys) => {
      expect(type(keys)).toBe(keys);
      expect(readPhone(type(keys))).toBeNull();
    },
  );

  it('can be deleted key by key, and mended when it was pasted with more', () => {
    let value = STORED;
    for (let at = 0; at < 20; at += 1) value = editPhone(value, value.slice(0, -1), true);
    expect(value).toBe('');
    value = editPhone('', '717-555-0142 x1', false);
    for (let at = 0; at < 2; at += 1) value = editPhone(value, value.slice(0, -1), true);
    expect(value).toBe(STORED);
  });
});
