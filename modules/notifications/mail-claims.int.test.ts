import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import { DeferredError } from '#platform/errors/deferred-error.js';
import type { TestApp } from '#test/support/app.js';
import { sharedApp } from '#test/support/shared-app.js';
import { MailClaims } from './delivery/mail-claims.js';

let app: TestApp;
let claims: MailClaims;
const opened: string[] = [];
beforeAll(async () => {
  app = await sharedApp();
  claims = app.service(MailClaims);
});

afterAll(() => app?.rows('delete from mail where id = any(array[?]::uuid[]) returning 1', [opened]));

/** A mail that nothing delivers, since no event tells of it. */
async function openMail(): Promise<string> {
  const id = newId();
  opened.push(id);
  await app.rows(
    `insert into mail (id, version, fact_count, fact_id, template, data, created_at, updated_at)
     values (?, 1, 0, ?, 'contact-message', '{}', now(), now()) returning 1`,
    [id, newId()],
  );
  return id;
}

/** Sends a mail whose server answers when `answer` is called, and waits until it is on its way. */
async function slowly(id: string): Promise<{ answer(): void; sent: Promise<unknown> }> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const sent = claims.hold(id, async () => {
    begin();
    await answered;
  });
  await begun;
  return { answer, sent };
}

describe('a mail on its way to a slow server', () => {
  it('is sent by nobody else, while other mails are, and locks no row', async () => {
    const [id, other] = [await openMail(), await openMail()];
    const { answer, sent } = await slowly(id);
    await expect(claims.hold(id, async () => 'again')).rejects.toThrow(DeferredError);
    expect(await claims.hold(other, async () => 'sent')).toBe('sent');
    expect(await app.rows('select 1 from mail where id = ? for update nowait', [id])).toHaveLength(1);
    answer();
    await sent;
  });

  it('is free at once after a failure', async () => {
    const id = await openMail();
    const failing = claims.hold(id, () => Promise.reject(new Error('451')));
    await expect(failing).rejects.toThrow('451');
    expect(await claims.hold(id, async () => 'sent')).toBe('sent');
  });

  it('is free when the claim of a process that ended has expired', async () => {
    const id = await openMail();
    const { answer, sent } = await slowly(id);
    await app.rows("update mail set claimed_until = clock_timestamp() - interval '1 ms' where id = ? returning 1", [
      id,
    ]);
    expect(await claims.hold(id, async () => 'sent')).toBe('sent');
    answer();
    await sent;
  });
});
