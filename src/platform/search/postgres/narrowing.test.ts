import { describe, expect, it } from '@jest/globals';
import { isWanted, score } from '../../../../test/engines/search-model.js';
import { chance, someThings, THINGS } from '../../../../test/engines/search-probe.js';
import { someRequest } from '../../../../test/engines/search-requests.js';
import { explain } from '../explain.js';
import { requiredTerms } from '../score.js';
import { narrower } from './narrowing.js';

const things = someThings(200, 5);
const random = chance(6);
const byRelevance = () => ({ ...someRequest(random), sort: [{ by: 'relevance', descending: true }] });

describe('the part of what matches that is looked at first', () => {
  it('leads only with scores that nothing outside of it reaches', () => {
    const outside: number[] = [];
    for (let at = 0; at < 500; at++) {
      const request = byRelevance();
      const part = narrower(THINGS, request, 1_000);
      for (const thing of part ? things.filter((one) => isWanted(THINGS, one, request)) : []) {
        const { terms } = explain(THINGS, request, thing);
        if (terms.every(({ group, field }) => group.optional || field === 'name')) continue;
        const points = score(THINGS, thing, request);
        outside.push(points);
        expect({ request, thing: thing.text, leads: part?.leads(points) }).toMatchObject({ leads: false });
      }
    }
    expect(outside.length).toBeGreaterThan(1_000);
  });

  it('leads with what has every word in its leading text in a row', () => {
    const terms = [{ anyOf: [['math']] }, { anyOf: [['teacher']] }];
    const part = narrower(
      THINGS,
      { terms, sort: [{ by: 'relevance', descending: true }], offset: 0, limit: 20 },
      1_000,
    );
    expect(part?.found.params).toContain("('math':A)");
    expect([12, 13].map((points) => part?.leads(points))).toEqual([false, true]);
  });

  it('is not there for words that are asked of another text alone', () => {
    const requests = Array.from({ length: 100 }, byRelevance).filter((request) =>
      requiredTerms(request).some(({ field }) => field === 'story'),
    );
    expect(requests.length).toBeGreaterThan(5);
    for (const request of requests) expect(narrower(THINGS, request, 1_000)).toBeNull();
  });
});
