import { fileURLToPath } from 'node:url';
import { DomainError } from '#platform/errors/domain-error.js';
import { formatErrorForLog } from '#platform/errors/format-error.js';
import { type BackingServices, type StartOptions, startServices } from './adapters/backing-services.js';
import { BootError } from './adapters/boot-error.js';
import { loadOrCreateSecret } from './adapters/data-dir.js';
import { type Config, ConfigError, loadConfig } from './config.js';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

export interface BootContext {
  config: Config;
  services: BackingServices;
}

/**
 * Boots everything below the application: configuration, backing services, schema. Prints the external services that do
 * not respond. Throws ConfigError or BootError.
 */
export async function boot(options: StartOptions): Promise<BootContext> {
  const config = loadConfig(process.env);
  const services = await startServices(config, options);
  for (const problem of services.problems) console.warn(problem);
  try {
    const { migrate } = await import('#platform/database/migrate.js');
    await migrate(services.databaseUrl, MIGRATIONS);
    const tokenSecret = config.tokenSecret || (await loadOrCreateSecret(config.dataDir, 'token-secret'));
    return { config: config.with({ tokenSecret }), services };
  } catch (error) {
    await services.stop();
    throw error;
  }
}

/** Prints the reason of a failed boot: a sentence for errors that users can fix, the redacted error for bugs. */
export function printBootError(error: unknown): void {
  const expected = error instanceof BootError || error instanceof ConfigError || error instanceof DomainError;
  console.error(expected ? error.message : formatErrorForLog(error));
}
