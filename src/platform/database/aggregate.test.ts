import { expect, it } from '@jest/globals';
import { newId } from './aggregate.js';

it('ids stand in the order of their making, however quickly they are made', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids).toEqual([...ids].sort());
});
