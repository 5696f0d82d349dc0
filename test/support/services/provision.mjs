import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOCK_LIBRARY } from '../../../scripts/support/calendar.mjs';
import { RUN_FOLDER } from '../../../scripts/support/run-folder.mjs';
import './typescript.mjs';

/** Installs the programs named as arguments that are missing, as early as possible. */
const [
  { clamdProgram },
  { redisProgram },
  { elasticsearchHome, findJavaHome },
  { browsersOfJourneys },
  { findOrInstallBy },
  { hasDocker },
] = await Promise.all([
  import('./clamd.ts'),
  import('./redis.ts'),
  import('./elasticsearch.ts'),
  import('./chromium.ts'),
  import('./programs.ts'),
  import('./containers.ts'),
]);

const given = (variable) => Boolean(process.env[variable]) || hasDocker();
const programs = {
  Chromium: browsersOfJourneys,
  clamd: clamdProgram,
  libfaketime: () => findOrInstallBy(() => (existsSync(CLOCK_LIBRARY) ? CLOCK_LIBRARY : undefined), 'libfaketime'),
  ...(given('TEST_REDIS_URL') ? {} : { Redis: redisProgram }),
  ...(given('TEST_ELASTICSEARCH_URL') ? {} : { Elasticsearch: () => findJavaHome().then(elasticsearchHome) }),
};
const wanted = Object.entries(programs).filter(([name]) => process.argv.includes(name));

const missing = {};
await Promise.all(
  wanted.map(async ([name, provide]) => {
    try {
      console.log(`${name}: ${await provide()}`);
    } catch (error) {
      console.log(`${name} cannot be had: ${error.message}`);
      missing[name] = error.message;
    }
  }),
);
writeFileSync(join(RUN_FOLDER, 'missing.json'), JSON.stringify(missing));
process.exit(process.env.CI === 'true' && Object.keys(missing).length > 0 ? 1 : 0);
