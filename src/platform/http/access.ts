import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';

/** Who acts: an account whose session, lock and privileges were read from the database for this very call. */
export interface Actor {
  id: string;
  privileges: ReadonlySet<number>;
  /** Account numbers of the organizations assigned to it. */
  organizations: ReadonlySet<string>;
  sessionId: string;
}

/** What a route declares: everybody, or signed-in accounts holding any of the privileges (none listed: all of them). */
export type Access = { public: true; ignoresToken?: boolean } | { public: false; anyOf: readonly number[] };

export const ACCESS = Symbol('access');

/** Open to visitors. */
export const Public = () => SetMetadata<symbol, Access>(ACCESS, { public: true });

/** Open to visitors, and to a page whose access token has expired: for the calls that earn a new one. */
export const PublicWithAnyToken = () => SetMetadata<symbol, Access>(ACCESS, { public: true, ignoresToken: true });

/** Open to signed-in accounts that hold one of `anyOf`; without arguments to every signed-in account. */
export const Allow = (...anyOf: number[]) => SetMetadata<symbol, Access>(ACCESS, { public: false, anyOf });

/** The acting account; null for a visitor on a public route. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | null => context.switchToHttp().getRequest().actor ?? null,
);

/** Whether the account holds any of these privileges. */
export function holds(actor: Pick<Actor, 'privileges'> | null, ...anyOf: number[]): boolean {
  return actor !== null && anyOf.some((privilege) => actor.privileges.has(privilege));
}

/** Turns an access token into who acts, with everything re-read; null when it is worth nothing (any more). */
export abstract class Authenticator {
  abstract authenticate(accessToken: string): Promise<Actor | null>;
}
