import type { TestApp } from '../../support/app.js';
import { createEmployer, createSeeker, type Employer, type Seeker } from '../../support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '../../support/fixtures/users.js';
import type { Reply } from '../../support/http.js';

/** Two administrators, and people on whom they work. */
export interface World {
  /** Ada First, a Super Admin. */
  first: TestUser;
  /** Ben Second, a Super Admin. */
  second: TestUser;
  /** Whose profile is changed. */
  seeker: Seeker;
  /** With a complete profile. */
  applicant: Seeker;
  boss: Employer;
  reviewer: TestUser;
  /** Needs no approval. */
  positionId: string;
}

export async function createWorld(app: TestApp): Promise<World> {
  const superAdmin = (firstName: string, lastName: string) =>
    createSignedInUser(app, { privileges: [8], firstName, lastName });
  const boss = await createEmployer(app);
  const [position] = await app.rows<{ id: string }>('select id from position where not approval order by id limit 1');
  return {
    first: await superAdmin('Ada', 'First'),
    second: await superAdmin('Ben', 'Second'),
    seeker: await createSeeker(app),
    applicant: await createSeeker(app),
    boss,
    reviewer: await createSignedInUser(app, { privileges: [2], organizations: [boss.organization] }),
    positionId: position?.id ?? '',
  };
}

type Write = () => Promise<Reply>;

/** What the second of two people meets who both read the same before. */
interface Line {
  first: Write;
  /** With what was seen before the first one wrote. */
  second: Write;
  /** What stands. */
  read(): Promise<unknown>;
}

/**
 * Told: the second learns what the first saved, who and when, and nothing of the second's is written. `bare` sends the
 * second's change without what was seen.
 */
interface Told extends Line {
  outcome: 'told';
  bare: Write;
}

interface Other extends Line {
  /**
   * Refused: it was done already, or the thing is gone. Same: it is done once. Both: what both did stands, in lists of
   * `read`. Last: a whole that only one person has, on two devices, as its clause has it.
   */
  outcome: 'refused' | 'same' | 'both' | 'last';
}

export type TwoPeople = (app: TestApp, world: World) => Promise<Told | Other>;

/** Throws unless the call succeeds. */
export async function done(calling: Promise<Reply>): Promise<any> {
  const { status, body } = await calling;
  if (status >= 300) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return body;
}
