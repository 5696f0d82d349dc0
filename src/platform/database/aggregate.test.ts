import { expect, it } from '@jest/globals';
import { newId } from './aggregate.js';

it('ids increase monotonically, even within a millisecond', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids).toEqual([...ids].sort());
});
