import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from '../support/fixtures/users.js';
import { type Caller, type Reply, withHeaders } from '../support/http.js';
import type { Instance } from './cluster.js';
import type { Outcome, Step } from './history.js';
import type { World } from './world.js';

/** After this time the outcome of a call is unknown. */
const REQUEST_TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 500;
const SIGN_IN_RETRY_DELAY_MS = 10_000;
const MIN_THINK_MS = 300;
const MAX_THINK_MS = 1_500;

export type Send = (api: Caller, token: string | undefined) => Promise<Reply>;

interface Answer {
  /** Null without a response. */
  reply: Reply | null;
  /** The last instance called. */
  instance: Instance;
  outcome: Outcome;
}

/** A simulated user with a random pace and random choices. */
export class Person {
  id = '';
  private token: string | undefined;
  private nextSignInAt = 0;

  constructor(
    readonly world: World,
    readonly name: string,
    public email: string,
    readonly random: () => number,
  ) {}

  /** Starts over with another e-mail, without an account. */
  startOver(email: string): void {
    this.email = email;
    this.id = '';
    this.token = undefined;
  }

  /** A random element; undefined for an empty list. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.random() * list.length)];
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** Acts repeatedly, with pauses, until the run is over. */
  async actUntilOver(act: () => Promise<unknown>): Promise<void> {
    while (!this.world.isOver) {
      await pause(MIN_THINK_MS + this.random() * (MAX_THINK_MS - MIN_THINK_MS));
      if (!this.world.isOver) await act();
    }
  }

  /** A write of a signed-in user, who signs in first if needed. Returns the reply only if it was acknowledged. */
  async change(what: string, steps: readonly Step[], send: Send): Promise<Reply | null> {
    if (!this.token && !(await this.signIn())) return null;
    const { reply, outcome } = await this.send(what, true, send, () => steps);
    if (reply?.status === 401) this.token = undefined;
    return outcome === 'acknowledged' ? reply : null;
  }

  /** Like `change`, for a read; `steps` derives the registers' states from the reply. */
  async read(what: string, send: Send, steps: (reply: Reply) => Step[] = () => []): Promise<Reply | null> {
    if (!this.token && !(await this.signIn())) return null;
    const { reply, outcome } = await this.send(what, false, send, (answer) => (answer ? steps(answer) : []));
    if (reply?.status === 401) this.token = undefined;
    return outcome === 'acknowledged' ? reply : null;
  }

  /** A write of a visitor. */
  async visit(what: string, steps: readonly Step[], send: Send): Promise<Outcome> {
    return (await this.send(what, true, send, () => steps)).outcome;
  }

  /** Signs in. After a refusal the next try waits SIGN_IN_RETRY_DELAY_MS. */
  async signIn(): Promise<boolean> {
    if (Date.now() < this.nextSignInAt) return false;
    const body = { email: this.email, password: PASSWORD };
    const { reply } = await this.send(
      'sign in',
      false,
      (api) => api.post('/api/auth/signin', { body }),
      () => [],
    );
    this.token = reply?.body?.accessToken;
    if (this.token) this.id = reply?.body.user.id;
    else this.nextSignInAt = Date.now() + SIGN_IN_RETRY_DELAY_MS;
    return this.token !== undefined;
  }

  private async send(
    what: string,
    isWrite: boolean,
    send: Send,
    steps: (acknowledged: Reply | null) => readonly Step[],
  ): Promise<{ reply: Reply | null; outcome: Outcome }> {
    const begunAt = now();
    const headers: Record<string, string> = isWrite ? { 'idempotency-key': randomUUID() } : {};
    let { reply, instance, outcome } = await this.sendToAnyInstance(send, headers);
    if (isWrite && outcome === 'unknown') {
      // Retries like the pages: with the same idempotency key it is the same write, however late the first one arrives.
      await pause(RETRY_DELAY_MS);
      ({ reply, instance, outcome } = await this.sendToAnyInstance(send, headers));
      if (outcome !== 'acknowledged') outcome = 'unknown';
    }
    const status = reply?.status ?? 0;
    const code = typeof reply?.body?.code === 'string' ? reply.body.code : '';
    const call = { who: this.name, what, instance: instance.name, begunAt, endedAt: now(), outcome, status, code };
    const acknowledged = outcome === 'acknowledged' ? reply : null;
    this.world.history.add({ ...call, isWrite }, reply, steps(acknowledged));
    return { reply, outcome };
  }

  /** Tries the next instance if the connection is refused, like a load balancer; then nothing was sent. */
  private async sendToAnyInstance(send: Send, headers: Record<string, string>): Promise<Answer> {
    const instances = this.world.cluster.inTurn();
    let last = instances[0] as Instance;
    for (const instance of instances) {
      last = instance;
      try {
        const reply = await withTimeout(send(withHeaders(instance.api, headers), this.token));
        return { reply, instance, outcome: outcomeOf(reply?.status ?? 0) };
      } catch (error) {
        if (isConnectionRefused(error)) continue;
        this.world.history.cuts.push({ instance: instance.name, at: now() });
        return { reply: null, instance, outcome: 'unknown' };
      }
    }
    return { reply: null, instance: last, outcome: 'refused' };
  }
}

const now = () => performance.timeOrigin + performance.now();

/** After a 503 or without a response it is unknown whether the call committed. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/** Resolves with null after REQUEST_TIMEOUT_MS. */
async function withTimeout(sent: Promise<Reply>): Promise<Reply | null> {
  const late = new AbortController();
  try {
    const givenUp = pause(REQUEST_TIMEOUT_MS, null, { signal: late.signal }).catch(() => null);
    return await Promise.race([sent, givenUp]);
  } finally {
    late.abort();
    sent.catch(() => undefined);
  }
}

function isConnectionRefused(error: unknown): boolean {
  return ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';
}
