import { describe, expect, it } from '@jest/globals';
import { canPrint } from './rights';

const holder = (...ids: number[]) => ({ privileges: ids.map((id) => ({ id })) });

describe('printing an application [W13.9, W13.10]', () => {
  it.each([
    ['a reviewer', holder(2), false],
    ['a reviewer who also manages jobs', holder(2, 3), false],
    ['a reviewer who is Super Admin', holder(2, 8), true],
    ['Manage Jobs', holder(3), true],
    ['a poster', holder(1), true],
  ])('%s', (_who, user, allowed) => {
    expect(canPrint(user)).toBe(allowed);
  });
});
