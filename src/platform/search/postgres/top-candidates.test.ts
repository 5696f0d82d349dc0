import { describe, expect, it } from '@jest/globals';
import { isWanted, score } from '#test/services/search-model.js';
import { chance, someThings, THINGS } from '#test/services/search-probe.js';
import { someRequest } from '#test/services/search-requests.js';
import { explain } from '../explain.js';
import { IN_HEAD_BONUS, requiredTerms } from '../score.js';
import { topCandidates } from './top-candidates.js';

const things = someThings(200, 5);
const random = chance(6);
const byRelevance = () => ({ ...someRequest(random), sort: [{ by: 'relevance', descending: true }] });

describe('the top candidates', () => {
  it('are conclusive only with scores that no other match reaches', () => {
    const outside: number[] = [];
    for (let at = 0; at < 500; at++) {
      const request = byRelevance();
      const part = topCandidates(THINGS, request, 1_000);
      for (const thing of part ? things.filter((one) => isWanted(THINGS, one, request)) : []) {
        const { terms } = explain(THINGS, request, thing);
        if (terms.every(({ group, field }) => group.optional || field === 'name')) continue;
        const points = score(THINGS, thing, request);
        outside.push(points);
        expect({ request, thing: thing.text, leads: part?.isConclusive(points) }).toMatchObject({ leads: false });
      }
    }
    expect(outside.length).toBeGreaterThan(1_000);
  });

  it('are conclusive with a phrase match in the leading field', () => {
    const terms = [{ anyOf: [['math']] }, { anyOf: [['teacher']] }];
    const part = topCandidates(
      THINGS,
      { terms, sort: [{ by: 'relevance', descending: true }], offset: 0, limit: 20 },
      1_000,
    );
    expect(part?.condition.params).toContain("('math':A)");
    expect([12, 13].map((points) => part?.isConclusive(IN_HEAD_BONUS + points))).toEqual([false, true]);
  });

  it('do not exist for terms of another field', () => {
    const requests = Array.from({ length: 100 }, byRelevance).filter((request) =>
      requiredTerms(request).some(({ field }) => field === 'story'),
    );
    expect(requests.length).toBeGreaterThan(5);
    for (const request of requests) expect(topCandidates(THINGS, request, 1_000)).toBeNull();
  });
});
