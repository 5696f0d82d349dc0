import type { TestApp } from './app.js';
import { PASSWORD, type Somebody } from './people.js';

/** Saves the settings of an account, knowing its password, with `change`. */
export const saveSettings = (app: TestApp, who: Somebody, change: object = {}) =>
  app.patch(`/api/users/${who.id}/settings`, {
    as: who.token,
    body: {
      email: who.email,
      isEmailReceiver: true,
      currentPassword: PASSWORD,
      zipCode: null,
      searchDistance: 50,
      ...change,
    },
  });

/** What signing in once more answers. */
export const anotherSession = async (app: TestApp, email: string) =>
  (await app.post('/api/auth/signin', { body: { email, password: PASSWORD } })).body;

/** The names of the facts about an account, in their order. */
export async function factsOf(app: TestApp, userId: string): Promise<string[]> {
  const facts = await app.rows<{ name: string }>("select name from fact where payload->>'userId' = ? order by seq", [
    userId,
  ]);
  return facts.map(({ name }) => name);
}
