import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

export interface UploadSample {
  file: string;
  kind: string;
  /** Program and version. */
  producer: string;
  setting: string;
  /** `kept`, `kept as UTF-8`, `table`, or `refused: ` and why. */
  expect: string;
}

export const SAMPLES_FOLDER = join(import.meta.dirname, '..', 'uploads', 'samples');

/** The samples of test/uploads/samples, which many programs wrote. */
export async function readSamples(): Promise<UploadSample[]> {
  return parse(await readFile(join(SAMPLES_FOLDER, 'index.csv')), { columns: true });
}
