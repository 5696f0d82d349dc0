import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BootError } from './boot-error.js';
import { claimDataFolder, keptSecret, openDataFolder } from './data-folder.js';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'career-gateway-data-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('data folder', () => {
  it('is claimed by one at a time and free again when released', async () => {
    const claim = await claimDataFolder(folder, 0);
    expect(claim).not.toBeNull();
    expect(await claimDataFolder(folder, 0)).toBeNull();
    claim?.release();
    const next = await claimDataFolder(folder, 2_000);
    expect(next).not.toBeNull();
    next?.release();
  });

  it('(S26) makes a secret once, for its owner only, also when several start at the same time', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(folder, 'secret')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  it('says what to do when it cannot be made', async () => {
    await expect(openDataFolder('/dev/null/data')).rejects.toThrow(BootError);
  });
});
