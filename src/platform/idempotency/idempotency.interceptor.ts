import { setTimeout as pause } from 'node:timers/promises';
import { type CallHandler, type ExecutionContext, Injectable, Logger, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { errorLine } from '../error-line.js';
import { DomainError } from '../errors.js';
import { ACCESS, type Access, type Actor } from '../http/access.js';
import { toDomainError } from '../http/error.filter.js';
import { Attempts, type Found } from './attempts.js';
import { type Attempt, during } from './current-attempt.js';

const KEY = /^[\w-]{16,64}$/;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LONGEST_WAIT_MS = 10_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;
const TOKENS = /"(access|refresh)Token":/;

/**
 * A write with an `idempotency-key` header is done once: whoever repeats it, because the answer got lost on its way,
 * gets the first answer again (U25). A key belongs to its account, a visitor's to its route. Only answers of the 200s
 * are kept, for a day; whatever was refused may be tried again under the same key.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly log = new Logger(IdempotencyInterceptor.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly attempts: Attempts,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { actor?: Actor }>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || SAFE_METHODS.has(request.method) || this.earnsTokens(context)) return next.handle();
    if (!KEY.test(String(key))) throw malformed();

    const found = await this.claim(request, String(key));
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (found.kind === 'answered') {
      reply.status(found.status).header('idempotency-replayed', 'true');
      return of(found.answer ? JSON.parse(found.answer) : undefined);
    }
    if (found.kind !== 'mine') throw refusal(found);
    return of(await this.run(found.attempt, next, reply));
  }

  private earnsTokens(context: ExecutionContext): boolean {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    return access?.public === true && access.ignoresToken === true;
  }

  private async claim(request: FastifyRequest & { actor?: Actor }, key: string): Promise<Found> {
    const scope = request.actor?.id ?? `${request.method} ${request.routeOptions.url}`;
    // The files of a form are not read before its route asks for them.
    const body = request.isMultipart() ? 'multipart' : JSON.stringify(request.body ?? null);
    const fingerprint = this.attempts.fingerprint(request.method, request.url, body);
    const end = Date.now() + LONGEST_WAIT_MS;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      const found = await this.attempts.claim(scope, key, fingerprint);
      if (found.kind !== 'running' || Date.now() + wait > end) return found;
      await pause(wait);
    }
  }

  private async run(attempt: Attempt, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    let answer: unknown;
    try {
      answer = await during(attempt, () => lastValueFrom(next.handle(), { defaultValue: undefined }));
    } catch (error) {
      const known = toDomainError(error);
      const wasRefused = known !== null && known.kind !== 'unavailable';
      await this.attempts.giveBack(attempt, wasRefused).catch(this.leave);
      throw error;
    }
    const text = answer === undefined ? '' : JSON.stringify(answer);
    // Nobody finds a session in this table; a repetition learns only that it was done.
    if (!TOKENS.test(text)) await this.attempts.keep(attempt, reply.statusCode, text).catch(this.leave);
    return answer;
  }

  /** What could not be noted changes nothing about what was done. */
  private readonly leave = (error: unknown): void => this.log.warn(`An attempt stays unanswered: ${errorLine(error)}`);
}

function malformed(): DomainError {
  return new DomainError(
    'invalid',
    'malformed_idempotency_key',
    'The header Idempotency-Key must have 16 to 64 letters, digits, hyphens or underscores.',
  );
}

function refusal({ kind }: Exclude<Found, { kind: 'mine' | 'answered' }>): DomainError {
  switch (kind) {
    case 'otherContent':
      return new DomainError(
        'rule',
        'idempotency_key_reused',
        'This idempotency key was used for another request. Please send this one under a key of its own.',
      );
    case 'running':
      return new DomainError(
        'conflict',
        'still_running',
        'Your first attempt is still under way. Please wait a moment, then try again.',
      );
    case 'unanswered':
      return new DomainError(
        'conflict',
        'already_done',
        'This was done at the first attempt. Please reload the page to see it.',
      );
  }
}
