import { fileURLToPath } from 'node:url';
import { DomainError } from '#platform/errors/domain-error.js';
import { formatErrorForLog } from '#platform/errors/format-error.js';
import { type Config, ConfigError, loadConfig } from './config.js';
import { BootError } from './engines/boot-error.js';
import { loadOrCreateSecret } from './engines/data-dir.js';
import { type Engines, type StartOptions, startEngines } from './engines/engines.js';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

export interface BootContext {
  config: Config;
  engines: Engines;
}

/**
 * Boots everything below the application: configuration, backing services, schema. Prints the external services that do
 * not respond. Throws ConfigError or BootError.
 */
export async function boot(options: StartOptions): Promise<BootContext> {
  const config = loadConfig(process.env);
  const engines = await startEngines(config, options);
  for (const problem of engines.problems) console.warn(problem);
  try {
    const { migrate } = await import('#platform/database/migrate.js');
    await migrate(engines.databaseUrl, MIGRATIONS);
    const tokenSecret = config.tokenSecret || (await loadOrCreateSecret(config.dataDir, 'token-secret'));
    return { config: config.with({ tokenSecret }), engines };
  } catch (error) {
    await engines.stop();
    throw error;
  }
}

/** Prints the reason of a failed boot: a sentence for errors that users can fix, the redacted error for bugs. */
export function printBootError(error: unknown): void {
  const expected = error instanceof BootError || error instanceof ConfigError || error instanceof DomainError;
  console.error(expected ? error.message : formatErrorForLog(error));
}
