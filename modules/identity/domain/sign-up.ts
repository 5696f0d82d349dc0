import { defineEntity, type EntityManager, p } from '@mikro-orm/postgresql';
import { newId } from '#platform/database/aggregate.js';

const SignUpSchema = defineEntity({
  name: 'SignUp',
  tableName: 'sign_up',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    firstName: p.text(),
    lastName: p.text(),
    passwordHash: p.text(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/**
 * A further sign-up with an unconfirmed e-mail address. Its names and password stay separate from the account's until
 * its own link is followed, because either may be the owner's.
 */
export class SignUp extends SignUpSchema.class {
  static of(accountId: string, names: { firstName: string; lastName: string }, passwordHash: string): SignUp {
    const { firstName, lastName } = names;
    return Object.assign(new SignUp(), { id: newId(), accountId, firstName, lastName, passwordHash });
  }
}
SignUpSchema.setClass(SignUp);

/** Deletes the other sign-ups and their links once the account is confirmed (S16). */
export async function deleteSignUps(em: EntityManager, accountId: string): Promise<void> {
  await em.nativeDelete(SignUp, { accountId });
}
