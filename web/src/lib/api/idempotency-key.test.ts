import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error';
import { withIdempotencyKey } from './idempotency-key';

/** Sends content and returns the key that was used. */
async function sent(content: readonly unknown[], failure?: unknown): Promise<string> {
  let used = '';
  await withIdempotencyKey(content, async (key) => {
    used = key;
    if (failure) throw failure;
  }).catch((error) => expect(error).toBe(failure));
  return used;
}

const refusal = (status: number, code = 'any') => new ApiError(status, code, 'Words.', []);
const content = ['POST', '/api/jobs', { title: 'Teacher' }];
const form = (size: number) => {
  const data = new FormData();
  data.set('jobData', '{}');
  data.append('files', new File(['x'.repeat(size)], 'plan.pdf', { lastModified: 1 }));
  return ['POST', '/api/jobs', data];
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
    expect(await sent(['POST', '/api/jobs', { title: 'Principal' }])).not.toBe(key);
    expect(await sent(content)).not.toBe(key);
  });

  it('recognizes a form by its texts and files', async () => {
    const key = await sent(form(3), refusal(0));
    expect(await sent(form(3), refusal(0))).toBe(key);
    expect(await sent(form(4))).not.toBe(key);
  });
});
