import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '#platform/http/access.js';
import { assertOwnAccount } from './access.js';

const Id = z.uuid();

/** Lets users through to the routes of their own account only. The route itself refuses an id that is none. */
@Injectable()
class OwnAccountGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { params, actor } = context.switchToHttp().getRequest<FastifyRequest & { actor: Actor }>();
    const { data: id } = Id.safeParse((params as { id?: unknown }).id);
    if (id !== undefined) assertOwnAccount(id, actor);
    return true;
  }
}

/** The `:id` of the route is the user's own; throws notFound for others, as for unknown ones. */
export const ForOwnAccount = () => UseGuards(OwnAccountGuard);
