import { openPostings } from '../support/invariants/search.js';
import type { World } from './world.js';

/** Above every version that the application assigns. */
const MAX_VERSION = 9_000_000_000_000_000;

/** A bug planted from outside the application, to prove that the checks detect it. */
interface PlantedBug {
  /** Runs before the first call. */
  prepare?(world: World): Promise<unknown>;
  /** Runs once the system is idle; false while the users have not yet done what the bug needs. */
  spoil(world: World): Promise<boolean>;
  /** Prefix of the checks that must detect the bug; no others may fail. */
  finds: string;
}

export const PLANTED_BUGS = {
  /** The event of the first submission is missing in the outbox. */
  'drop-outbox': {
    prepare: async ({ app }) => {
      await app.rows('create table dropped (fact_id uuid)');
      await app.rows(`
        create function drop_fact() returns trigger language plpgsql as $$
        begin
          if new.name = 'ApplicationSubmitted' and not exists (select from dropped) then
            delete from fact where id = new.id;
            insert into dropped values (new.id);
          end if;
          return null;
        end $$`);
      await app.rows('create trigger drop_fact after insert on fact for each row execute function drop_fact()');
    },
    spoil: async ({ app }) => (await app.rows('select from dropped')).length > 0,
    finds: 'I4',
  },
  /** A mail is sent again, past the inbox and its own mark; of a kind that never becomes obsolete. */
  'deliver-twice': {
    spoil: async ({ app }) => {
      const again = await app.rows(`
        with chosen as (select m.id from mail m join account a on a.id = m.recipient_id and a.locked_at is null
                         where m.template = 'application-received' and m.sent_at is not null order by m.id limit 1),
             queued as (select f.id from fact f, chosen where f.name = 'MailQueued' and f.aggregate_id = chosen.id),
             unsent as (update mail set sent_at = null where id in (select id from chosen)),
             forgotten as (delete from inbox where subscriber = 'deliver-mail' and fact_id in (select id from queued))
        update fact set published_at = null where id in (select id from queued) returning id`);
      return again.length > 0;
    },
    finds: 'I9 no mail is delivered twice',
  },
  /** The index has a deletion of a posting with a version above all updates. */
  'skip-put': {
    spoil: async ({ app, cluster }) => {
      const [id] = await openPostings(app);
      if (!id) return false;
      const index = `${cluster.services.elasticsearch.url}/${app.home.namespace}-job-search`;
      const newer = `version=${MAX_VERSION}&version_type=external&refresh=true`;
      const { status } = await fetch(`${index}/_doc/${id}?${newer}`, { method: 'DELETE' });
      if (status !== 200) throw new Error(`Elasticsearch answered ${status}`);
      return true;
    },
    finds: 'I5',
  },
} satisfies Record<string, PlantedBug>;

export type PlantName = keyof typeof PLANTED_BUGS;
export const plantedBug = (name: PlantName): PlantedBug => PLANTED_BUGS[name];
