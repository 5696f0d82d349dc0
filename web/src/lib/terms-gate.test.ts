import { describe, expect, it } from '@jest/globals';
import { termsGate } from './terms-gate';

const user = (termsAndConditionsAccepted: number | null, ...ids: number[]) => ({
  termsAndConditionsAccepted,
  privileges: ids.map((id) => ({ id })),
});

describe('terms gate', () => {
  it('[P5.16] sends an acceptance older than the cutoff to the terms', () => {
    expect(termsGate(user(1_581_152_577, 9))).toBe('/user/terms-and-conditions');
    expect(termsGate(user(1_581_152_578, 9))).toBeNull();
  });

  it('[P5.16] without an acceptance: the gateway for a new account, the terms for one with a privilege', () => {
    expect(termsGate(user(null))).toBe('/welcome-gateway');
    expect(termsGate(user(null, 1))).toBe('/user/terms-and-conditions');
  });
});
