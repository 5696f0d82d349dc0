import type { TestApp } from '../../support/app.js';
import type { Delivered } from '../../support/smtp.js';
import type { FaultSpan } from '../recovery.js';

/** Maximum time until a commit fails that a fault prevented after its mail was sent. */
const COMMIT_TIMEOUT_MS = 30_000;

export interface MailMismatches {
  /** Mails queued but neither delivered nor dropped, or marked as sent but not received. */
  lost: string[];
  /** Mails received more than once without a fault at the time. */
  repeated: string[];
  delivered: number;
  /** Number of duplicates under a fault, with the same id: the documented trade-off. */
  duplicates: number;
}

/** Compares queued mails, by the id in their Message-ID, with those the mail server received. */
export async function findMailMismatches(
  app: Pick<TestApp, 'rows'>,
  received: readonly Delivered[],
  faults: readonly FaultSpan[],
): Promise<MailMismatches> {
  const byKey = Map.groupBy(received, ({ headers }) => headers.get('message-id')?.match(/^<([^@]+)@/)?.[1] ?? '');
  const mails = await app.rows<{ id: string; template: string; sent: boolean; dropped: boolean }>(
    `select id, template, sent_at is not null as sent, dropped_at is not null as dropped from mail`,
  );
  const lost: string[] = [];
  const repeated: string[] = [];
  let duplicates = 0;
  for (const { id, template, sent, dropped } of mails) {
    const copies = byKey.get(id) ?? [];
    if (!sent && !dropped) lost.push(`${template} ${id} still waits`);
    if (sent && !copies.length) lost.push(`${template} ${id} is marked as sent and was not received`);
    for (const { receivedAt } of copies.slice(0, -1)) {
      if (isDisturbed(receivedAt, faults)) duplicates += 1;
      else repeated.push(`${template} ${id} was received ${copies.length} times`);
    }
  }
  const known = new Set(mails.map(({ id }) => id));
  const strange = [...byKey.keys()].filter((key) => !known.has(key));
  lost.push(...strange.map((key) => `a mail with the unknown id ${key} was received`));
  return { lost, repeated, delivered: received.length, duplicates };
}

const isDisturbed = (at: number, faults: readonly FaultSpan[]) =>
  faults.some(({ begunAt, endedAt }) => begunAt <= at + COMMIT_TIMEOUT_MS && endedAt >= at);
