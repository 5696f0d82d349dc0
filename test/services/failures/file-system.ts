import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FailureSource } from './provoked.js';

let folder = '';

export const fileSystem: FailureSource = {
  service: 'the file system',
  async start() {
    folder = await mkdtemp(join(tmpdir(), 'career-gateway-failures-'));
  },
  stop: () => rm(folder, { recursive: true }),
  failures: [
    { name: 'a full disk', kind: 'storageFull', provoke: () => writeFile('/dev/full', 'words') },
    { name: 'a file that is not there', kind: null, provoke: () => readFile(join(folder, 'nothing')) },
    { name: 'a folder in place of a file', kind: null, provoke: () => readFile(folder) },
  ],
};
