import { describe, expect, it } from '@jest/globals';
import { termsGate } from './terms-gate';

const user = (termsAndConditionsAccepted: number | null, ...ids: number[]) => ({
  termsAndConditionsAccepted,
  privileges: ids.map((id) => ({ id })),
});

describe('terms gate', () => {
  it('[P5.16] redirects an acceptance before the cutoff to the terms', () => {
    expect(termsGate(user(1_581_152_577, 9))).toBe('/user/terms-and-conditions');
    expect(termsGate(user(1_581_152_578, 9))).toBeNull();
  });

  it('[P5.16] redirects without acceptance: new accounts to the gateway, users with a privilege to the terms', () => {
    expect(termsGate(user(null))).toBe('/welcome-gateway');
    expect(termsGate(user(null, 1))).toBe('/user/terms-and-conditions');
  });
});
