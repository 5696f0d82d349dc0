import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { OutageLog } from './outage-log.js';

class MemoryLogger extends Logger {
  readonly lines: string[] = [];
  override warn(message: string): void {
    this.lines.push(message.replace(/ \|.*/, ''));
  }
}

describe('OutageLog', () => {
  it('logs an outage once for any number of failures, and its end once', () => {
    const log = new MemoryLogger();
    const outages = new OutageLog(log);
    for (let n = 0; n < 5; n += 1) outages.begin('one', new Error(`refused, id ${n}`));
    outages.begin('other', new Error('refused'));
    expect(log.lines).toEqual(['one waits: Error: refused, id 0']);
    outages.end('other');
    outages.end('one');
    expect(log.lines.slice(1)).toEqual(['one goes on after 0 s, and so does the rest: other']);
  });

  it('logs another reason and a new outage separately', () => {
    const log = new MemoryLogger();
    const outages = new OutageLog(log);
    outages.begin('one', new Error('refused'));
    outages.begin('other', Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' }));
    outages.end('one');
    outages.begin('one', new Error('refused'));
    expect(log.lines).toEqual([
      'one waits: Error: refused',
      'other waits: Error: timed out',
      'one goes on after 0 s',
      'one waits: Error: refused',
    ]);
  });

  it('logs nothing for a caller that never waited', () => {
    const log = new MemoryLogger();
    new OutageLog(log).end('one');
    expect(log.lines).toEqual([]);
  });
});
