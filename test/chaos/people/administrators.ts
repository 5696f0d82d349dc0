import { any } from '../checks/linearizability.js';
import { register } from '../checks/registers.js';
import type { Person } from '../person.js';

/** Locks and unlocks users, and changes the organizations of a reviewer. */
export class Administrator {
  constructor(
    private readonly person: Person,
    private readonly applicants: readonly Person[],
    /** The id of a reviewer. */
    private readonly reviewerId: string,
  ) {}

  act(): Promise<unknown> {
    return this.person.chance(0.5) ? this.switchAccess() : this.changeRights();
  }

  private async switchAccess(): Promise<void> {
    const { person } = this;
    const whom = person.pick(this.applicants);
    if (!whom) return;
    const isAccessible = person.chance(0.6);
    const to = [isAccessible ? 'open' : 'locked'];
    const what = isAccessible ? 'unlock a user' : 'lock a user';
    await person.change(what, [{ register: register('access', whom.id), from: any, to }], (api, as) =>
      api.patch(`/api/users/${whom.id}/access`, { as, body: { isAccessible } }),
    );
  }

  private async changeRights(): Promise<void> {
    const { person, reviewerId } = this;
    const organizations = person.world.organizations.slice(0, 4).filter(() => person.chance(0.5));
    const to = [[...organizations].sort().join(' ')];
    await person.change('change rights', [{ register: register('rights', reviewerId), from: any, to }], (api, as) =>
      api.patch(`/api/users/${reviewerId}`, { as, body: { privileges: [2], organizations } }),
    );
  }
}
