import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error';
import { type Write, withIdempotencyKey } from './idempotency-key';

/** Sends content and returns the key that was used. */
async function sent(write: Write, failure?: unknown): Promise<string> {
  let used = '';
  await withIdempotencyKey(write, async (key) => {
    used = key;
    if (failure) throw failure;
  }).catch((error) => expect(error).toBe(failure));
  return used;
}

const refusal = (status: number, code = 'any') => new ApiError(status, code, 'Words.', []);
const posting = (title: string) => ({ method: 'POST', path: '/api/jobs', content: { title } });
const content = posting('Teacher');
const form = (size: number) => {
  const data = new FormData();
  data.set('jobData', '{}');
  data.append('files', new File(['x'.repeat(size)], 'plan.pdf', { lastModified: 1 }));
  return { method: 'POST', path: '/api/jobs', content: data };
};

describe('the idempotency key of a write (U25)', () => {
  it.each([refusal(0), refusal(500), refusal(503), refusal(409, 'still_running'), refusal(409, 'already_done')])(
    'stays for the same content after $status $code',
    async (failure) => {
      const key = await sent(content, failure);
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      expect(await sent(content, failure)).toBe(key);
      expect(await sent(content)).toBe(key);
      expect(await sent(content)).not.toBe(key);
    },
  );

  it.each([refusal(400), refusal(409, 'stale'), refusal(429), new DOMException('Stopped', 'AbortError')])(
    'is another one after an answer or a stop, %p',
    async (failure) => {
      expect(await sent(content, failure)).not.toBe(await sent(content));
    },
  );

  it('differs for other content, even if the first content is sent again afterwards', async () => {
    const key = await sent(content, refusal(0));
    expect(await sent(posting('Principal'))).not.toBe(key);
    expect(await sent(content)).not.toBe(key);
  });

  it('stays for each posting of a bulk action, whatever the server answers to its others', async () => {
    const ids = [1, 2, 3].map((at) => `0190a000-0000-7000-8000-00000000000${at}`);
    const copy = (at: number) => ({ method: 'POST', path: `/api/jobs/${ids[at]}/copy`, content: undefined });
    const keys = [await sent(copy(0), refusal(0)), await sent(copy(1), refusal(503))];
    await sent(copy(2));
    await sent(copy(2), refusal(409, 'wrong_status'));
    expect([await sent(copy(0)), await sent(copy(1))]).toEqual(keys);
    expect(await sent(copy(0))).not.toBe(keys[0]);
  });

  it.each([
    [
      'of another kind',
      { method: 'DELETE', path: '/api/jobs/0190a000-0000-7000-8000-000000000002', content: undefined },
    ],
    [
      'to the same posting',
      { method: 'PATCH', path: '/api/jobs/0190a000-0000-7000-8000-000000000001/status', content: { status: 'open' } },
    ],
  ])('is another one after an answer to a write %s', async (_, other) => {
    const path = '/api/jobs/0190a000-0000-7000-8000-000000000001/status';
    const close = { method: 'PATCH', path, content: { status: 'closed' } };
    const key = await sent(close, refusal(0));
    await sent(other);
    expect(await sent(close)).not.toBe(key);
  });

  it('recognizes a form by its texts and files', async () => {
    const key = await sent(form(3), refusal(0));
    expect(await sent(form(3), refusal(0))).toBe(key);
    expect(await sent(form(4))).not.toBe(key);
  });
});
