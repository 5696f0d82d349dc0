import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { MAIL_SUBJECTS } from '#modules/notifications/contract/mail-subjects.js';
import type { DomainEvent } from '#platform/events/event.js';
import { EVENT_TYPES } from '#test/support/event-types.js';
import { EVENT_TYPES as KNOWN } from './event-types.js';
import { logMessageFor } from './log-messages.js';

const ACTOR = '019a0000-0000-7000-8000-0000000ac702';
const USER = '019a0000-0000-7000-8000-00000000aaaa';

const messageFor = (name: string, payload: Record<string, unknown>, actorId: string | null = null) =>
  logMessageFor(
    { id: USER, name, aggregateId: USER, number: 1, actorId, occurredAt: new Date(0), payload } as DomainEvent,
    '1042',
  );

describe('the sentence of an event', () => {
  it('exists for every event of every module', () => {
    expect([...KNOWN.keys()].sort()).toEqual(EVENT_TYPES.map(({ name }) => name).sort());
    expect(EVENT_TYPES.filter(({ log }) => !log)).toEqual([]);
  });

  it.each([
    ['JobSubmittedForApproval', 'Job 1042 submitted for approval'],
    ['JobFilled', 'Job 1042 filled'],
    ['ApplicationSubmitted', 'Application submitted for job 1042'],
  ])('%s names the listing number', (name, message) => {
    expect(messageFor(name, {})).toEqual({ level: 'info', message });
  });

  it('distinguishes an approval from opening without approval', () => {
    expect(messageFor('JobPosted', { approvedBy: ACTOR }).message).toBe('Job 1042 approved and opened to applicants');
    expect(messageFor('JobPosted', { approvedBy: null }).message).toBe('Job 1042 opened to applicants');
  });

  it('warns of refusals and locks, and calls what failed an error [W18.4]', () => {
    expect(messageFor('SignInRefused', { userId: null, reason: 'unknown' })).toEqual({
      level: 'warning',
      message: 'Sign-in refused (unknown address)',
    });
    expect(messageFor('AccountLocked', { userId: USER }).level).toBe('warning');
    expect(
      messageFor('SubscriberFailed', { subscriber: 'job-search', factName: 'JobPosted', factId: USER, attempts: 8 }),
    ).toEqual({
      level: 'error',
      message: 'job-search gave up on JobPosted 0000aaaa after 8 attempts; it waits as a dead letter',
    });
  });

  it('names who did it, unless it was the account that it is about', () => {
    expect(messageFor('AccountLocked', { userId: USER }, ACTOR).message).toBe(
      'Locked account 0000aaaa, by account 000ac702',
    );
    expect(messageFor('SignedOut', { userId: USER }, USER).message).toBe('Signed out account 0000aaaa');
  });

  it.each([
    ['ApplicationMoved', { from: 'underReview', to: 'notSelected' }, 'moved from Under review to Not selected'],
    ['OutcomeSettled', { outcome: 'notSelected' }, ': Not selected'],
    ['JobRejected', { reason: 'ineligibleOrganization' }, 'Job 1042 rejected (ineligible organization)'],
    ['SessionRevoked', { userId: USER, reason: 'tokenReused' }, 'ended because its token was used twice'],
    ['MailDropped', { template: 'draft-deadline', reason: 'noRecipient' }, 'no account that may receive it'],
    ['ApplicantsReleased', {}, 'Applicants of job'],
    ['ReviewRequested', { reviewByDate: '2026-12-04' }, 'asked to read by December 4, 2026'],
    [
      'PrivilegesGranted',
      { userId: USER, privileges: [1, 2], organizations: ['115222752'] },
      'Granted to account 0000aaaa: Job Posting, Review Applicants and organization 115222752',
    ],
    [
      'OrganizationChanged',
      { accountNumber: '115222752', changes: ['accountName', 'active'], active: false },
      'Organization 115222752: changed the name and marked the organization as not active',
    ],
  ])('%s has the words of the product for its states', (name, payload, words) => {
    expect(messageFor(name, payload).message).toContain(words);
  });

  it('has no code of a state, whichever it is', () => {
    for (const { name, payload } of EVENT_TYPES)
      for (const [key, codes] of statesOf(payload.shape))
        for (const code of codes) {
          const { message } = messageFor(name, { ...EMPTY_RIGHTS, [key]: code });
          expect(`${name}: ${message}`).not.toMatch(new RegExp(`\\b${code}\\b`));
        }
  });

  it('has plain signs only, which the filter of the log compares as they are', () => {
    const payload = { ...EMPTY_RIGHTS, reviewByDate: '2026-12-04', userIds: [] };
    const messages = [
      ...EVENT_TYPES.map(({ name }) => messageFor(name, payload).message),
      ...Object.keys(MAIL_SUBJECTS).map((template) => messageFor('MailSent', { template }).message),
    ];
    expect(messages.filter((message) => /[^ -~]/.test(message))).toEqual([]);
  });

  it('says which report was run as which format, and how many rows it had', () => {
    const run = { reportType: 'candidate', format: 'csv', rows: 1_234, filters: ['email'] };
    expect(messageFor('ReportRun', run, ACTOR).message).toBe(
      'Report of candidates run as CSV, rows: 1234, by account 000ac702',
    );
  });

  it('falls back to the name of an event without a template', () => {
    expect(messageFor('ContractRenewedTwice', {})).toEqual({ level: 'info', message: 'Contract renewed twice' });
  });
});

const EMPTY_RIGHTS = { privileges: [], organizations: [] };

/** Fields with states, and those of their codes that are no plain words. */
const statesOf = (shape: Record<string, z.core.$ZodType>) =>
  Object.entries(shape).flatMap(([key, schema]) => {
    const codes = schema instanceof z.ZodEnum ? schema.options.map(String).filter((code) => /[A-Z-]/.test(code)) : [];
    return codes.length ? [[key, codes] as const] : [];
  });

/** Strings that an event may contain: account numbers, and names in the code. */
const PLAIN_TEXTS = ['accountNumber', 'organization', 'organizations', 'subscriber', 'factName'];

describe('events', () => {
  it('can carry ids, states, dates and numbers only, so that the log outlives the people in it', () => {
    const texts = EVENT_TYPES.flatMap(({ name, payload }) =>
      Object.entries(payload.shape)
        .filter(([key, schema]) => isFreeText(schema) && !PLAIN_TEXTS.includes(key))
        .map(([key]) => `${name}.${key}`),
    );
    expect(texts).toEqual([]);
  });

  it('are searched for wrapped texts too', () => {
    expect(isFreeText(z.array(z.string().nullable()).optional())).toBe(true);
    expect(isFreeText(z.email())).toBe(true);
    expect(isFreeText(z.uuid().nullable())).toBe(false);
  });
});

function isFreeText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return isFreeText(schema.unwrap());
  if (schema instanceof z.ZodArray) return isFreeText(schema.element);
  const safe = [z.ZodUUID, z.ZodISODate, z.ZodISODateTime, z.ZodEnum, z.ZodNumber, z.ZodBoolean];
  return !safe.some((kind) => schema instanceof kind);
}
