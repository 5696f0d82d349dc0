import { describe, expect, it } from '@jest/globals';
import { announcement, minutesAndSeconds } from './countdown';

describe('the countdown before a session ends', () => {
  it('[P7.7] is shown as mm:ss', () => {
    expect([300, 299, 61, 60, 9, 0].map(minutesAndSeconds)).toEqual([
      '05:00',
      '04:59',
      '01:01',
      '01:00',
      '00:09',
      '00:00',
    ]);
  });

  it('is announced at 5, 2 and 1 minutes and at 30 seconds only (U35)', () => {
    const heard = Array.from({ length: 301 }, (_, passed) => announcement(300 - passed));
    const changes = heard.flatMap((words, passed) => (words === heard[passed - 1] ? [] : [[300 - passed, words]]));
    expect(changes).toEqual([
      [300, 'Your session will expire in 5 minutes.'],
      [120, 'Your session will expire in 2 minutes.'],
      [60, 'Your session will expire in 1 minute.'],
      [30, 'Your session will expire in 30 seconds.'],
    ]);
  });
});
