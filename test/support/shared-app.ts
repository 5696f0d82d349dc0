import { afterAll } from '@jest/globals';
import { startApp, type TestApp } from './app.js';

let shared: Promise<TestApp> | undefined;

/**
 * The application that the files of a suite share. A file that counts all rows of a table, or changes what is there
 * for everybody (the directory, the texts of the site), starts its own.
 */
export function sharedApp(): Promise<TestApp> {
  shared ??= startApp();
  return shared;
}

afterAll(async () => (await shared)?.close());
