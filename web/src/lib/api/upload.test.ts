import { describe, expect, it } from '@jest/globals';
import { fileProgress } from './upload';

describe('(U32) the progress of each file', () => {
  it('is zero while the fields before the files are sent', () => {
    expect(fileProgress([400, 600], 0, 1200)).toEqual([0, 0]);
    expect(fileProgress([400, 600], 200, 1200)).toEqual([0, 0]);
  });

  it('grows file by file', () => {
    expect(fileProgress([400, 600], 400, 1200)).toEqual([0.5, 0]);
    expect(fileProgress([400, 600], 900, 1200)).toEqual([1, 0.5]);
  });

  it('is complete at the end only, for an empty file too', () => {
    expect(fileProgress([400, 600, 0], 1199, 1200)[1]).toBeLessThan(1);
    expect(fileProgress([400, 600, 0], 1200, 1200)).toEqual([1, 1, 1]);
  });
});
