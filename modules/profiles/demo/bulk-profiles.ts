import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { type AccountSummary, IdentityApi } from '#modules/identity/contract/identity-api.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { bulkLoad, inRanges } from '#platform/seeding/bulk-load.js';
import type { Career, Education } from '../contract/api/history.js';
import type { ContactDetails, Reference } from '../contract/api/profile.js';
import type { StoredPreferences } from '../domain/preferences.js';

const BATCH = 10_000;

const INSERT_PROFILES = `
  insert into profile (id, created_at, updated_at, user_id, contact, reference_list, preferences, education, career,
                       preferred_positions)
  select gen_random_uuid(), now(), now(), id,
         contacts -> (n % jsonb_array_length(contacts))::int
           || jsonb_build_object('contactName', "firstName", 'contactSurname', "lastName"),
         ?::jsonb, preferences -> (n % jsonb_array_length(preferences))::int, ?::jsonb,
         careers -> (n % jsonb_array_length(careers))::int,
         (select array[positions[1 + n % cardinality(positions)], positions[1 + n * 7 % cardinality(positions)]]
            from (select ?::text[] as positions) as catalogue)
    from rows from (jsonb_to_recordset(?::jsonb) as (id uuid, "firstName" text, "lastName" text))
           with ordinality as person(id, "firstName", "lastName", n),
         (select ?::jsonb as contacts, ?::jsonb as preferences, ?::jsonb as careers) as samples
   where not exists (select 1 from profile where user_id = person.id)
  returning user_id as id`;

/** A resume, and a clearance for every third profile. */
const INSERT_DOCUMENTS = `
  insert into profile_document (id, user_id, file_key, file_name, content_type, size, document_type, additional_type,
                                effective_date, created_at)
  select gen_random_uuid(), id, md5(random()::text) || left(md5(random()::text), 8), file_name, 'application/pdf',
         20000 + floor(random() * 400000)::int, document_type, additional_type, effective_date, now()
    from unnest(?::uuid[]) with ordinality as person(id, n)
    join (values ('Resume.pdf', 'RESU', null, null), ('Act 34.pdf', 'CRED', 'Act 34 Pennsylvania State Police Criminal Record Check', '2025'))
      as document(file_name, document_type, additional_type, effective_date)
      on document_type = 'RESU' or n % 3 = 0`;

/** Sections that all profiles have, and samples of those in which they differ. */
interface Sections {
  references: Reference[];
  education: Education[];
  contacts: ContactDetails[];
  preferences: StoredPreferences[];
  careers: Career[][];
}

/** Inserts complete profiles of demo accounts without one. */
@Injectable()
export class BulkProfiles {
  constructor(
    private readonly identity: IdentityApi,
    private readonly directory: DirectoryApi,
    private readonly database: Database,
  ) {}

  /** Of all demo accounts, for benchmarks. Their documents have no files. */
  async insert(sections: Sections, onProgress: (done: number) => void): Promise<void> {
    const ids = await this.identity.demoAccountIds();
    await bulkLoad(this.database, ['profile', 'profile_document'], async (em) => {
      await inRanges(ids.length, BATCH, async ({ from, to }) => {
        const people = await this.identity.accountsByIds(ids.slice(from, to));
        const inserted = await this.insertProfiles(em, people, sections);
        await em.execute(INSERT_DOCUMENTS, [toArrayLiteral(inserted)]);
        onProgress(to);
      });
    });
  }

  /** Inserts profiles without documents. Returns the ids of the accounts that had none. */
  async insertProfiles(em: EntityManager, people: readonly AccountSummary[], sections: Sections): Promise<string[]> {
    const positions = (await this.directory.allPositions()).map(({ id }) => id);
    const { references, education, contacts, preferences, careers } = sections;
    const inserted = await em.execute<{ id: string }[]>(INSERT_PROFILES, [
      ...[references, education].map((value) => JSON.stringify(value)),
      toArrayLiteral(positions),
      ...[people, contacts, preferences, careers].map((value) => JSON.stringify(value)),
    ]);
    return inserted.map(({ id }) => id);
  }
}
