import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { ACCESS, type Access, type Actor, Authenticator, hasAnyPrivilege } from './access.js';

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Enforces the access that each route declares. An invalid token is rejected on public routes too, so that a page
 * learns that its session ended instead of silently becoming anonymous.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.public && access.ignoresToken) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { actor?: Actor }>();
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const actor = token ? await this.authenticator.authenticate(token) : null;
    if (actor) request.actor = actor;
    if (access?.public && (actor || !request.headers.authorization)) return true;
    if (!actor) throw new DomainError('unauthenticated', 'unauthenticated', 'Please sign in to continue.');
    if (access && !access.public && (access.anyOf.length === 0 || hasAnyPrivilege(actor, ...access.anyOf))) return true;
    throw new DomainError('forbidden', 'forbidden', 'You do not have the right to do this.');
  }
}
