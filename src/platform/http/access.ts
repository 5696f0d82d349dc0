import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';

/** The acting account: session, lock and privileges are read from the database for each request. */
export interface Actor {
  id: string;
  privileges: ReadonlySet<number>;
  /** Account numbers of the assigned organizations. */
  organizations: ReadonlySet<string>;
  sessionId: string;
}

/**
 * The declared access of a route: public, or signed-in accounts with any of the privileges (none listed: all accounts).
 */
export type Access = { public: true; ignoresToken?: boolean } | { public: false; anyOf: readonly number[] };

export const ACCESS = Symbol('access');

/** Allows visitors. */
export const Public = () => SetMetadata<symbol, Access>(ACCESS, { public: true });

/** Allows visitors and expired access tokens: for the routes that issue a new token. */
export const PublicIgnoringToken = () => SetMetadata<symbol, Access>(ACCESS, { public: true, ignoresToken: true });

/** Allows signed-in accounts with one of `anyOf`; without arguments every signed-in account. */
export const Allow = (...anyOf: number[]) => SetMetadata<symbol, Access>(ACCESS, { public: false, anyOf });

/** The acting account; null for a visitor on a public route. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | null => context.switchToHttp().getRequest().actor ?? null,
);

export function hasAnyPrivilege(actor: Pick<Actor, 'privileges'> | null, ...anyOf: number[]): boolean {
  return actor !== null && anyOf.some((privilege) => actor.privileges.has(privilege));
}

/** The names of accounts by id, as people read them; without removed ones. */
export abstract class ActorNames {
  abstract byIds(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Resolves an access token to its actor, with current data from the database; null for an invalid token. */
export abstract class Authenticator {
  abstract authenticate(accessToken: string): Promise<Actor | null>;
}
