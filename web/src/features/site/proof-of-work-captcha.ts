import type { Solution } from 'altcha-lib/types';
import { CAPTCHA_CODES, type Challenge } from '#modules/site/contract/api/site';
import { ApiError } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';

const REJECTION_CODES: readonly string[] = Object.values(CAPTCHA_CODES);
const UNSOLVED_MESSAGE =
  'Your browser could not do the hidden check that keeps out machines. Please write to us by email instead.';

/** Solves the challenge in a worker, which keeps the page responsive. */
function solveInWorker(challenge: Challenge): Promise<Solution> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof-of-work-captcha.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
      end(() => (data ? resolve(data) : reject(new ApiError(422, 'unsolved', UNSOLVED_MESSAGE, []))));
    worker.onerror = () => end(() => reject(new ApiError(422, 'unsolved', UNSOLVED_MESSAGE, [])));
    worker.postMessage(challenge);
  });
}

async function newToken(): Promise<string> {
  const challenge = await api.get<Challenge>('/api/common/captcha');
  return btoa(JSON.stringify({ challenge, solution: await solveInWorker(challenge) }));
}

/** The hidden proof-of-work captcha of a form. */
export class ProofOfWorkCaptcha {
  private prepared: Promise<string> | null = null;

  /** Solves a challenge while the user types, so that sending does not wait. */
  prepare(): void {
    this.prepared ??= newToken();
    // Sending reports the failure and tries again.
    this.prepared.catch(() => {
      this.prepared = null;
    });
  }

  /** Sends with a token. If the server rejects it, because typing took too long, retries once with a fresh one. */
  async send(work: (token: string) => Promise<unknown>): Promise<void> {
    const token = this.prepared ?? newToken();
    this.prepared = null;
    try {
      await work(await token);
    } catch (error) {
      if (!(error instanceof ApiError) || !REJECTION_CODES.includes(error.code)) throw error;
      await work(await newToken());
    }
  }
}
