import { describe, expect, it } from '@jest/globals';
import { sharesOf } from './upload';

describe('(U32) the share of each file that has left', () => {
  it('is none while the fields before the files leave', () => {
    expect(sharesOf([400, 600], 0, 1200)).toEqual([0, 0]);
    expect(sharesOf([400, 600], 200, 1200)).toEqual([0, 0]);
  });

  it('grows file by file', () => {
    expect(sharesOf([400, 600], 400, 1200)).toEqual([0.5, 0]);
    expect(sharesOf([400, 600], 900, 1200)).toEqual([1, 0.5]);
  });

  it('is all of every file at the end only, an empty one too', () => {
    expect(sharesOf([400, 600, 0], 1199, 1200)[1]).toBeLessThan(1);
    expect(sharesOf([400, 600, 0], 1200, 1200)).toEqual([1, 1, 1]);
  });
});
