import { setTimeout as pause } from 'node:timers/promises';
import { type CallHandler, type ExecutionContext, Injectable, Logger, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { DomainError } from '../errors/domain-error.js';
import { formatErrorForLog } from '../errors/format-error.js';
import { toDomainError } from '../errors/to-domain-error.js';
import { ACCESS, type Access, type Actor } from '../http/access.js';
import { digestForm } from '../http/form-digest.js';
import { ABOUT_PERSON } from './about-person.js';
import { type IdempotentRequest, runIdempotently } from './idempotency-context.js';
import { type ClaimResult, IdempotencyStore } from './idempotency-store.js';
import { ONLY_READS } from './only-reads.js';

const KEY = /^[\w-]{16,64}$/;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const CLAIM_TIMEOUT_MS = 10_000;
const FIRST_RETRY_DELAY_MS = 50;
const MAX_RETRY_DELAY_MS = 500;
const TOKENS = /"(access|refresh)Token":/;

/**
 * Runs a write with an `idempotency-key` header once: a retry gets the stored response. A key is scoped to its account,
 * for a visitor to the route. Responses of status 2xx are stored for a day; a rejected request may be retried under the
 * same key.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly log = new Logger(IdempotencyInterceptor.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly store: IdempotencyStore,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { actor?: Actor }>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || this.isRead(context, request) || this.issuesTokens(context)) return next.handle();
    if (!KEY.test(String(key))) throw malformedKeyError();

    const claim = await this.claim(request, String(key));
    await assertSameForm(request, claim);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (claim.kind === 'replay') {
      reply.status(claim.status).header('idempotency-replayed', 'true');
      return of(claim.response ? JSON.parse(claim.response) : undefined);
    }
    if (claim.kind !== 'claimed') throw claimError(claim);
    return of(await this.run(claim.request, next, reply, this.isAboutOther(context, request)));
  }

  private isRead(context: ExecutionContext, { method }: FastifyRequest): boolean {
    return (
      SAFE_METHODS.has(method) || this.reflector.get<boolean | undefined>(ONLY_READS, context.getHandler()) === true
    );
  }

  private isAboutOther(context: ExecutionContext, { params, actor }: FastifyRequest & { actor?: Actor }): boolean {
    const isAboutPerson = this.reflector.get<boolean | undefined>(ABOUT_PERSON, context.getHandler());
    return isAboutPerson === true && (params as { id?: string }).id !== actor?.id;
  }

  private issuesTokens(context: ExecutionContext): boolean {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    return access?.public === true && access.ignoresToken === true;
  }

  private async claim(request: FastifyRequest & { actor?: Actor }, key: string): Promise<ClaimResult> {
    const scope = request.actor?.id ?? `${request.method} ${request.routeOptions.url}`;
    // The route reads the form, whose digest is compared where there is an earlier one.
    const body = request.isMultipart() ? 'multipart' : JSON.stringify(request.body ?? null);
    const fingerprint = this.store.fingerprint(request.method, request.url, body);
    const deadline = Date.now() + CLAIM_TIMEOUT_MS;
    for (let delayMs = FIRST_RETRY_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)) {
      const result = await this.store.claim(scope, key, fingerprint);
      if (result.kind !== 'inProgress' || Date.now() + delayMs > deadline) return result;
      await pause(delayMs);
    }
  }

  private async run(
    request: IdempotentRequest,
    next: CallHandler,
    reply: FastifyReply,
    isAboutOther: boolean,
  ): Promise<unknown> {
    let response: unknown;
    try {
      response = await runIdempotently(request, () => lastValueFrom(next.handle(), { defaultValue: undefined }));
    } catch (error) {
      const domainError = toDomainError(error);
      const wasRejected = domainError !== null && domainError.kind !== 'unavailable';
      await this.store.release(request, wasRejected).catch(this.logUnrecorded);
      throw error;
    }
    const text = response === undefined ? '' : JSON.stringify(response);
    const stored = isAboutOther ? null : text;
    // Tokens are never stored; a retry learns only that the request was done.
    if (!TOKENS.test(text)) await this.store.saveResponse(request, reply.statusCode, stored).catch(this.logUnrecorded);
    return response;
  }

  /** A failure to record the outcome does not change the outcome. */
  private readonly logUnrecorded = (error: unknown): void =>
    this.log.warn(`An attempt stays unanswered: ${formatErrorForLog(error)}`);
}

/** Throws DomainError rule for another form than that of the first request. */
async function assertSameForm(request: FastifyRequest, claim: ClaimResult): Promise<void> {
  if (!('form' in claim) || claim.form === null || !request.isMultipart()) return;
  const digest = await digestForm(request).catch(() => null);
  if (digest !== claim.form) throw claimError({ kind: 'keyReused' });
}

function malformedKeyError(): DomainError {
  return new DomainError(
    'invalid',
    'malformed_idempotency_key',
    'The header Idempotency-Key must have 16 to 64 letters, digits, hyphens or underscores.',
  );
}

function claimError({ kind }: { kind: Exclude<ClaimResult['kind'], 'claimed' | 'replay'> }): DomainError {
  switch (kind) {
    case 'keyReused':
      return new DomainError(
        'rule',
        'idempotency_key_reused',
        'This idempotency key was used for another request. Please send this one under a key of its own.',
      );
    case 'inProgress':
      return new DomainError(
        'conflict',
        'still_running',
        'Your first attempt is still under way. Please wait a moment, then try again.',
      );
    case 'indeterminate':
      return new DomainError(
        'conflict',
        'already_done',
        'This was done at the first attempt. Please reload the page to see it.',
      );
  }
}
