import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM, LIGHT_BROWSERS } from '#test/support/services/chromium.js';
import { findOnPath } from '#test/support/services/programs.js';

const JOURNEYS = 'test/journeys';

const firstOf = (programs: string[]) => process.env.CHROMIUM ?? programs.map(findOnPath).find(Boolean) ?? undefined;

/** Root has no sandbox to give; the rest keeps the browser from talking to anybody but us. */
const QUIET = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/**
 * Chromium renders the list below its address bar as a page, in each new window, which takes as much of the CPU as the
 * page under test. The switch replaces Playwright's, whose features it repeats.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Takes a search engine away, which must be one of its own that this run stands before. */
const ENGINE_AWAY = 'engine-away.spec.ts';
/**
 * Pages are the same on both sets; here is what goes through every backing service, and what only a backing service
 * apart can do.
 */
const DISTRIBUTED = ['main.spec.ts', ...(process.env.JOURNEYS_URL ? [] : [ENGINE_AWAY])];

/**
 * The first letters of files that share an instance. A worker runs each group in the order of the names, so that what a
 * file leaves meets the same files in every run. The longest come first, so that none is left alone at the end.
 */
const GROUPS = ['p', 'i-l', 'q-z', 'ab', 'm-o', 'f-h', 'c-e'];

/** Calls that measure the layout, which the headless shell renders a little otherwise than the browser that people use. */
const MEASURE =
  /boundingBox|BoundingClientRect|scroll(Width|Height|Y)|client(Width|Height)|offset(Width|Height)|InViewport|expectNoOverflow|target-size|fill-page/;
/**
 * Journeys with a word of 14 digits in a title, which fits into Manage Postings at 1180 px by less than the 2 px that
 * the letters of the shell are wider. Others that only expect a state of their page to fit do so in the shell too, at
 * half the CPU.
 */
const FITS_BARELY = ['approvals.spec.ts', 'bulk-schedule.spec.ts'];
/**
 * The files that measure it, which the full run has in groups of their own. The gate runs all in the headless shell.
 */
const measuring = process.env.TEST_GATE
  ? []
  : readdirSync(JOURNEYS).filter(
      (name) =>
        FITS_BARELY.includes(name) ||
        (name.endsWith('.spec.ts') && MEASURE.test(readFileSync(join(JOURNEYS, name), 'utf8'))),
    );
const MEASURING_GROUPS = ['p', 'f-o', 'q-z', 'a-e'];

const namesOf = (letters: string) => new RegExp(`/[${letters}][^/]*\\.spec\\.ts$`);

const launch = (executablePath: string | undefined) => ({
  launchOptions: { executablePath, args: [...QUIET, `--disable-features=${DISABLED_FEATURES}`] },
});
const people = launch(firstOf(CHROMIUM));
const light = launch(firstOf(LIGHT_BROWSERS));
const embedded = (name: string, testMatch: RegExp | string[], browser: typeof light, testIgnore: string[]) => ({
  name: `embedded ${name}`,
  use: { set: 'embedded', ...browser } as const,
  testMatch,
  testIgnore: [ENGINE_AWAY, ...testIgnore],
  workers: 1,
});

/** In the gate, a journey that failed has a second try, alone at the end of the run. */
const SECOND_TRY = { retries: 1, retryStrategy: 'isolated' } as const;

export default defineConfig<object, { set: 'embedded' | 'distributed' }>({
  testDir: JOURNEYS,
  globalSetup: `./${JOURNEYS}/instance.ts`,
  outputDir: 'test-results',
  ...(process.env.TEST_GATE ? SECOND_TRY : {}),
  fullyParallel: false,
  // Each has an instance and a browser of its own. One more than cores: a journey often waits for an answer.
  workers: 3,
  forbidOnly: true,
  // A busy machine takes several times as long as a quiet one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A record of each step takes a quarter more of the CPU. `--trace on` makes one.
    trace: 'on-first-retry',
  },
  projects: [
    ...(measuring.length ? MEASURING_GROUPS : []).map((letters) =>
      embedded(
        `${letters}, layout`,
        measuring.filter((name) => new RegExp(`^[${letters}]`).test(name)),
        people,
        [],
      ),
    ),
    ...GROUPS.map((letters) => embedded(letters, namesOf(letters), light, measuring)),
    { name: 'distributed', use: { set: 'distributed', ...light }, testMatch: DISTRIBUTED },
  ],
});
