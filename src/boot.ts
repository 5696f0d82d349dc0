import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, loadConfig } from './config.js';
import { BootError } from './engines/boot-error.js';
import { keptSecret } from './engines/data-folder.js';
import { type Engines, type StartOptions, startEngines } from './engines/engines.js';
import { DomainError } from './platform/errors.js';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

export interface Ground {
  config: Config;
  engines: Engines;
}

/** Everything below the application: configuration, engines, schema. Throws ConfigError or BootError. */
export async function boot(options: StartOptions): Promise<Ground> {
  const config = loadConfig(process.env);
  const engines = await startEngines(config, options);
  try {
    const { migrate } = await import('./platform/database/migrate.js');
    await migrate(engines.databaseUrl, MIGRATIONS);
    const tokenSecret = config.tokenSecret || (await keptSecret(config.dataDir, 'token-secret'));
    return { config: config.with({ tokenSecret }), engines };
  } catch (error) {
    await engines.stop();
    throw error;
  }
}

/** Prints why the program ends: a sentence for what people can put right, everything known for a mistake of ours. */
export function explain(error: unknown): void {
  const expected = error instanceof BootError || error instanceof ConfigError || error instanceof DomainError;
  console.error(expected ? error.message : error);
}
