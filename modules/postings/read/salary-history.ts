import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Config, ConfigError } from '#src/config.js';

/** Tells where applications may ask for the current salary. */
@Injectable()
export class SalaryHistory implements OnApplicationBootstrap {
  private counties: ReadonlySet<number> = new Set();

  constructor(
    private readonly config: Config,
    private readonly directory: DirectoryApi,
  ) {}

  /** Throws ConfigError for a name that is no county. */
  async onApplicationBootstrap(): Promise<void> {
    const all = await this.directory.allCounties();
    const numbers = new Map(all.map(({ name, number }) => [name.toLowerCase(), number]));
    const names = this.config.noSalaryHistoryCounties;
    const unknown = names.filter((name) => !numbers.has(name.toLowerCase()));
    if (unknown.length) throw new ConfigError(unknown.map(unknownCounty));
    this.counties = new Set(names.flatMap((name) => numbers.get(name.toLowerCase()) ?? []));
  }

  /** A posting outside of Pennsylvania has no county, and asks. */
  isAskedIn(county: number | null | undefined): boolean {
    return !county || !this.counties.has(county);
  }
}

const unknownCounty = (name: string) =>
  `NO_SALARY_HISTORY_COUNTIES names "${name}", which is no county of Pennsylvania; give names such as Philadelphia.`;
