import { describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { takeEvents } from '#platform/database/aggregate.js';
import { Account } from './account.js';

const PERSON = { firstName: 'Robin', lastName: 'Miller', email: 'robin@test.example' };
const NOW = new Date('2026-11-21T12:00:00Z');
const says = (account: Account) => takeEvents(account).map(({ name }) => name);

function confirmed() {
  const account = Account.register(PERSON, 'hash');
  account.confirm(NOW, 'link');
  takeEvents(account);
  return account;
}

describe('an account', () => {
  it('registers unconfirmed and asks for its link', () => {
    const account = Account.register(PERSON, 'hash');
    expect(says(account)).toEqual(['AccountRegistered', 'ConfirmationLinkRequested']);
    expect(account.confirmedAt).toBeNull();
  });

  it('waits with a further sign-up until the link of that one is followed', () => {
    const account = Account.register(PERSON, 'hash');
    const signUp = account.registerAgain({ ...PERSON, firstName: 'Jo' }, 'other');
    expect(account).toMatchObject({ firstName: 'Robin', passwordHash: 'hash' });
    expect(takeEvents(account).at(-1)).toMatchObject({
      name: 'ConfirmationLinkRequested',
      payload: { userId: account.id, signUpId: signUp?.id },
    });
    if (signUp) account.adoptSignUp(signUp);
    expect(account).toMatchObject({ firstName: 'Jo', passwordHash: 'other' });
  });

  it('is not touched by a sign-up once it is confirmed', () => {
    const account = confirmed();
    account.registerAgain({ ...PERSON, firstName: 'Jo' }, 'other');
    expect(account).toMatchObject({ firstName: 'Robin', passwordHash: 'hash' });
    expect(says(account)).toEqual(['SignUpRepeated']);
  });

  it('with rights but unproven has no password that a stranger chose, before or after (S16)', () => {
    const account = Account.register(PERSON, 'of a stranger');
    account.grant({ privileges: [Privilege.SuperAdmin], organizations: [] }, null);
    expect(account.passwordHash).toBeNull();
    account.registerAgain({ ...PERSON, firstName: 'Jo' }, 'of a stranger');
    expect(account).toMatchObject({ firstName: 'Robin', passwordHash: null });
    expect(says(account).at(-1)).toBe('SignUpRepeated');
  });

  it('[P5.12] becomes a job seeker on the gateway, an employer without any privilege', () => {
    const seeker = confirmed();
    seeker.welcome('jobSeeker', NOW);
    expect(seeker.privileges).toEqual([Privilege.JobSeeking]);
    const employer = confirmed();
    employer.welcome('employer', NOW);
    expect(employer).toMatchObject({ privileges: [], termsAcceptedAt: NOW });
  });

  it('records only rights that were really added or removed', () => {
    const account = confirmed();
    account.grant({ privileges: [8, 1], organizations: ['2'] }, null);
    account.grant({ privileges: [1], organizations: ['1', '2'] }, null);
    account.revoke({ privileges: [1, 5], organizations: [] }, null);
    account.revoke({ privileges: [1], organizations: [] }, null);
    expect(account).toMatchObject({ privileges: [8], organizations: ['1', '2'] });
    expect(takeEvents(account).map(({ name, payload }) => ({ name, ...(payload as object) }))).toMatchObject([
      { name: 'PrivilegesGranted', privileges: [8, 1], organizations: ['2'] },
      { name: 'PrivilegesGranted', privileges: [], organizations: ['1'] },
      { name: 'PrivilegesRevoked', privileges: [1], organizations: [] },
    ]);
  });

  it('cannot be locked by its own user', () => {
    const account = confirmed();
    expect(() => account.lock(NOW, account.id)).toThrow('You cannot lock your own account.');
    expect(account.lockedAt).toBeNull();
  });
});
