import { CommandBus } from '@nestjs/cqrs';
import { CreateAccount, type NewAccount } from '../../modules/identity/contract/questions.js';
import type { TestApp } from './app.js';

/** Accepted by the password rule beside every name used here. */
export const PASSWORD = 'Harrisburg-17';

let count = 0;

export interface Somebody {
  id: string;
  email: string;
  /** An access token. */
  token: string;
  refreshToken: string;
}

/** A confirmed account with these rights that has accepted the terms, not signed in. */
export async function newAccount(app: TestApp, wish: Partial<NewAccount> = {}): Promise<{ id: string; email: string }> {
  count += 1;
  const email = wish.email ?? `person${count}@test.example`;
  const account = {
    firstName: 'Robin',
    lastName: 'Miller',
    password: PASSWORD,
    privileges: [],
    organizations: [],
    searchZipCode: null,
    searchDistance: null,
    ...wish,
    email,
  };
  return { id: await app.service(CommandBus).execute(new CreateAccount(account)), email };
}

/** The same, signed in. */
export async function somebody(app: TestApp, wish: Partial<NewAccount> = {}): Promise<Somebody> {
  const account = await newAccount(app, wish);
  const { status, body } = await app.post('/api/auth/signin', {
    body: { email: account.email, password: wish.password ?? PASSWORD },
  });
  if (status !== 200) throw new Error(`Sign-in of ${account.email} answered ${status} ${JSON.stringify(body)}`);
  return { ...account, token: body.accessToken, refreshToken: body.refreshToken };
}
