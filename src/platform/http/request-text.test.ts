import { expect, it } from '@jest/globals';
import fc from '#test/support/fast-check.js';
import { DomainError } from '../errors/domain-error.js';
import { assertShallow, MAX_JSON_DEPTH } from './request-text.js';

function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}

const nested = fc.integer({ min: 0, max: 2 * MAX_JSON_DEPTH }).chain((depth) =>
  fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }).map((value) => {
    let outer = value;
    for (let level = 0; level < depth; level += 1) outer = level % 2 ? [outer] : { [`"${level}\\{`]: outer };
    return outer;
  }),
);

it('(S7) rejects JSON that nests too deep, ignoring brackets in strings', () => {
  fc.assert(
    fc.property(nested, fc.constantFrom(undefined, 2), (value, space) => {
      const check = () => assertShallow(JSON.stringify(value, null, space));
      if (depthOf(value) > MAX_JSON_DEPTH) expect(check).toThrow(DomainError);
      else check();
    }),
  );
});

it('(S7) rejects a megabyte of brackets, but accepts it in a string', () => {
  const brackets = '['.repeat(1024 * 1024);
  expect(() => assertShallow(brackets)).toThrow(DomainError);
  assertShallow(JSON.stringify(brackets));
});
