import type { Solution } from 'altcha-lib/types';
import { type Challenge, HUMAN_CHECK_CODES } from '../../../../modules/site/contract/api';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';

const CODES: readonly string[] = Object.values(HUMAN_CHECK_CODES);
const UNABLE =
  'Your browser could not do the hidden check that keeps out machines. Please write to us by email instead.';

/** Done beside the page, which stays quick meanwhile. */
function solve(challenge: Challenge): Promise<Solution> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./human-check.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
      end(() => (data ? resolve(data) : reject(new ApiError(422, 'unsolved', UNABLE, []))));
    worker.onerror = () => end(() => reject(new ApiError(422, 'unsolved', UNABLE, [])));
    worker.postMessage(challenge);
  });
}

async function newToken(): Promise<string> {
  const challenge = await api.get<Challenge>('/api/common/captcha');
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }));
}

/** The hidden human check of one form (P10.4). */
export class HumanCheck {
  private ahead: Promise<string> | null = null;

  /** Does the work while somebody writes, so that sending does not wait for it. */
  prepare(): void {
    this.ahead ??= newToken();
    // Told when the form is sent, which tries again.
    this.ahead.catch(() => {
      this.ahead = null;
    });
  }

  /** Sends with a token; with a fresh one, once, when the server does not take it, because writing took long. */
  async send(work: (token: string) => Promise<unknown>): Promise<void> {
    const token = this.ahead ?? newToken();
    this.ahead = null;
    try {
      await work(await token);
    } catch (error) {
      if (!(error instanceof ApiError) || !CODES.includes(error.code)) throw error;
      await work(await newToken());
    }
  }
}
