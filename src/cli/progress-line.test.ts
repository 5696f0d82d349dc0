import { describe, expect, it } from '@jest/globals';
import { ProgressLine } from './progress-line.js';

/** A progress line with a clock of one second per hundred documents. */
function createLine(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const out = { isTTY, write: (text: string) => written.push(text) };
  const progress = new ProgressLine('Rebuilding jobs', out, () => now);
  const show = (done: number, expected: number) => {
    now = done * 10;
    progress.show(done, expected);
  };
  return { written, show, print: (words: string) => progress.print(words) };
}

describe('ProgressLine', () => {
  it('shows a bar in one line of a terminal', () => {
    const { written, show, print } = createLine(true);
    show(0, 3_000);
    show(1_500, 3_000);
    print('in use');
    expect(written).toEqual([
      '\r\x1b[KRebuilding jobs [------------------------] 0 of 3,000 (0 %)',
      '\r\x1b[KRebuilding jobs [############------------] 1,500 of 3,000 (50 %), 100/s, 15 s left',
      '\nRebuilding jobs: in use\n',
    ]);
  });

  it('prints a plain line per 10 % elsewhere', () => {
    const { written, show, print } = createLine(false);
    for (let done = 0; done <= 10_000; done += 500) show(done, 10_000);
    show(10_000, 10_000);
    print('in use');
    expect(written).toHaveLength(12);
    expect(written.slice(0, 2)).toEqual([
      'Rebuilding jobs: 0 of 10,000 (0 %)\n',
      'Rebuilding jobs: 1,000 of 10,000 (10 %), 100/s, 90 s left\n',
    ]);
    expect(written.slice(-2)).toEqual([
      'Rebuilding jobs: 10,000 of 10,000 (100 %), 100/s, 0 s left\n',
      'Rebuilding jobs: in use\n',
    ]);
  });

  it('is complete with nothing to do', () => {
    const { written, show } = createLine(false);
    show(0, 0);
    show(0, 0);
    expect(written).toEqual(['Rebuilding jobs: 0 of 0 (100 %)\n']);
  });
});
