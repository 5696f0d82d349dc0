const transform = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      swcrc: false,
      module: { type: 'es6' },
      sourceMaps: 'inline',
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        keepClassNames: true,
      },
    },
  ],
};

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform,
};

const engines = {
  ...common,
  globalSetup: '<rootDir>/test/support/engines/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/engines/global-teardown.mjs',
};

/** Three speeds; `node scripts/jest.mjs <name>` runs one. */
export default {
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'pure',
      testMatch: [
        '<rootDir>/{src,modules,web/src,scripts}/**/*.test.ts',
        '<rootDir>/test/{architecture,search}/*.test.ts',
      ],
      testPathIgnorePatterns: ['\\.int\\.test\\.ts$', '/node_modules/', '/dist/'],
    },
    {
      ...engines,
      displayName: 'engines',
      testMatch: ['<rootDir>/{src,modules}/**/*.int.test.ts', '<rootDir>/test/{engines,security}/**/*.test.ts'],
    },
    { ...engines, displayName: 'quality', testMatch: ['<rootDir>/test/search/*.int.test.ts'] },
    { ...engines, displayName: 'faults', testMatch: ['<rootDir>/test/faults/**/*.test.ts'] },
  ],
};
