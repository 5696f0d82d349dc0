import { FULL_ONLY } from './test/full-only.ts';
import { SWC_OPTIONS } from './test/support/swc-options.mjs';

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // The pages leave endings out, which package.json cannot say.
    '^#web/(.*)$': '<rootDir>/web/src/$1',
    '^#modules/(.*?)(\\.js)?$': '<rootDir>/modules/$1',
  },
  transform: { '^.+\\.tsx?$': ['@swc/jest', SWC_OPTIONS] },
};

const withApplication = { ...common, setupFiles: ['<rootDir>/test/support/services/preload.mjs'] };

const withServices = {
  ...withApplication,
  globalSetup: '<rootDir>/test/support/services/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/services/global-teardown.mjs',
};

/** Exact races within the process, which the gate runs too. */
const RACES = ['double-submit', 'close-submit-race'].map((name) => `test/faults/${name}.test.ts`);
/** Patterns for Jest, which knows `<rootDir>` only where a pattern begins with it. */
const inRoot = (pattern) => (pattern.startsWith('!') ? `!**/${pattern.slice(1)}` : `<rootDir>/${pattern}`);

/** Integration tests of the gate; the patterns are relative to the root. */
export const INTEGRATION = [
  '{src,modules}/**/*.int.test.ts',
  'test/{services,security}/**/*.test.ts',
  ...Object.keys(FULL_ONLY).map((file) => `!${file}`),
];

/** `node scripts/jest.mjs <name>` runs one. A test file belongs to exactly one of them. */
export default {
  // Ends a test that hangs. On a busy machine, waiting for all deliveries alone may take minutes.
  testTimeout: 360_000,
  // The modules of a finished file stay in memory, about 60 MB each: a worker is replaced before it reaches its heap
  // limit.
  workerIdleMemoryLimit: '1GB',
  reporters: ['<rootDir>/test/support/reporter.mjs', 'summary'],
  projects: [
    {
      ...common,
      displayName: 'unit',
      // Style sheets say nothing to a test.
      moduleNameMapper: { '\\.css$': '<rootDir>/test/support/no-styles.mjs', ...common.moduleNameMapper },
      testMatch: [
        '<rootDir>/{src,modules,web/src,web/build,scripts}/**/*.test.{ts,tsx}',
        '<rootDir>/test/{architecture,search,search/real,chaos/checks}/*.test.ts',
      ],
      testPathIgnorePatterns: ['\\.int\\.test\\.ts$', '/node_modules/', '/dist/'],
    },
    {
      ...withServices,
      displayName: 'integration',
      testMatch: INTEGRATION.map(inRoot),
    },
    // The same tests, several files to a suite; see test/support/suites.mjs.
    {
      ...withServices,
      displayName: 'suites',
      testMatch: [`<rootDir>/.cache/runs/${process.env.TEST_RUN}/suites/*.test.ts`],
      transform: { '^.+\\.ts$': ['<rootDir>/test/support/suites.mjs', SWC_OPTIONS] },
    },
    { ...withServices, displayName: 'slow', testMatch: Object.keys(FULL_ONLY).map(inRoot) },
    { ...withServices, displayName: 'races', testMatch: RACES.map(inRoot) },
    {
      ...withServices,
      displayName: 'faults',
      testMatch: ['test/faults/**/*.test.ts', ...RACES.map((file) => `!${file}`)].map(inRoot),
    },
    { ...withServices, displayName: 'quality', testMatch: ['<rootDir>/test/search/**/*.int.test.ts'] },
    // It starts backing services of its own, which it may kill.
    { ...withApplication, displayName: 'chaos', testMatch: ['<rootDir>/test/chaos/*.test.ts'] },
  ],
};
