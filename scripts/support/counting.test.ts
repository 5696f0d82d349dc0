import { describe, expect, it } from '@jest/globals';
import { countExitCode, countJest, countPlaywright } from './counting.mjs';

const assertions = (status: string, times: number) => Array.from({ length: times }, () => ({ status }));
const jest = (passed: number, failed = 0, broken = 0) => ({
  testResults: [
    {
      status: failed ? 'failed' : 'passed',
      assertionResults: [
        ...assertions('passed', passed),
        ...assertions('failed', failed),
        ...assertions('pending', 1),
        ...assertions('todo', 1),
      ],
    },
    ...Array.from({ length: broken }, () => ({ status: 'failed', assertionResults: [] })),
  ],
});
const playwright = (expected: number, unexpected = 0, flaky = 0) => ({
  stats: { expected, unexpected, flaky, skipped: 2 },
});

describe('the counting of a stage', () => {
  it.each([
    ['all passed', 0, jest(3), playwright(3), { passed: 3, failed: 0, skipped: 2 }],
    ['one failed', 1, jest(2, 1), playwright(2, 1), { passed: 2, failed: 1, skipped: 2 }],
    ['the runner failed and no test did', 1, jest(3), playwright(3), { passed: 3, failed: 1, skipped: 2 }],
    ['no test ran', 0, jest(0), playwright(0), { passed: 0, failed: 1, skipped: 2 }],
    ['no test was found', 1, null, null, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_, code, ofJest, ofPlaywright, counted) => {
    expect(countJest(code, ofJest)).toEqual(counted);
    expect(countPlaywright(code, ofPlaywright)).toEqual(counted);
  });

  it('a report without counts is a failure', () => {
    expect(countPlaywright(1, { errors: [] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('a file that does not even load has failed, a journey that passed at last has passed', () => {
    expect(countJest(1, jest(3, 0, 1))).toMatchObject({ passed: 3, failed: 1 });
    expect(countPlaywright(0, playwright(2, 0, 1))).toMatchObject({ passed: 3, failed: 0 });
  });

  it('a run of Jest that may find no test', () => {
    expect(countJest(0, { testResults: [] })).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it('a runner of one verdict', () => {
    expect([countExitCode(0), countExitCode(2)]).toMatchObject([{ passed: 1 }, { failed: 1 }]);
  });
});
