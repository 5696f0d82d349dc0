import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import type { OrganizationFacts } from '../contract/questions.js';

const SELECT = `select account_number as "accountNumber", account_name as "accountName", account_type as "accountType",
    active, action, active and action = 'enabled' as usable, city, zip, county, iu from organization`;

/** Organizations as others see them, by name. */
@Injectable()
export class Organizations {
  constructor(private readonly database: Database) {}

  all(): Promise<OrganizationFacts[]> {
    return this.rows(`${SELECT} order by account_name, account_number`);
  }

  /** Those that may post (W15.3). */
  usable(): Promise<OrganizationFacts[]> {
    return this.rows(`${SELECT} where active and action = 'enabled' order by account_name, account_number`);
  }

  byNumbers(accountNumbers: readonly string[]): Promise<OrganizationFacts[]> {
    return this.rows(`${SELECT} where account_number = any(array[?]::text[])`, [accountNumbers]);
  }

  /** The county that most organizations of an intermediate unit lie in; the units themselves are listed without one. */
  async countyOfUnit(iu: number | null): Promise<number | null> {
    const [row] = await this.database.read((em: EntityManager) =>
      em.execute<{ county: number }[]>(
        'select county from organization where iu = ? and county is not null group by county order by count(*) desc, county limit 1',
        [iu],
      ),
    );
    return row?.county ?? null;
  }

  private rows(sql: string, parameters: unknown[] = []): Promise<OrganizationFacts[]> {
    return this.database.read((em: EntityManager) => em.execute<OrganizationFacts[]>(sql, parameters));
  }
}
