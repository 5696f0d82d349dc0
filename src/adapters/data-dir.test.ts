import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BootError } from './boot-error.js';
import { ensureDataDir, loadOrCreateSecret, lockDataDir } from './data-dir.js';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'career-gateway-data-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('data folder', () => {
  it('is locked by one process at a time and free again when released', async () => {
    const claim = await lockDataDir(folder, 0);
    expect(claim).not.toBeNull();
    expect(await lockDataDir(folder, 0)).toBeNull();
    claim?.release();
    const next = await lockDataDir(folder, 2_000);
    expect(next).not.toBeNull();
    next?.release();
  });

  it('(S26) creates a secret once, for its owner only, also on concurrent starts', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecret(folder, 'secret')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  it('removes the draft of a start that was killed', async () => {
    await writeFile(join(folder, `secret.${randomUUID()}`), 'half');
    await writeFile(join(folder, 'secret.backup'), 'of the operator');
    const secret = await loadOrCreateSecret(folder, 'secret');
    expect((await readdir(folder)).sort()).toEqual(['secret', 'secret.backup']);
    expect(await loadOrCreateSecret(folder, 'secret')).toBe(secret);
  });

  it('says what to do when it cannot be created', async () => {
    await expect(ensureDataDir('/dev/null/data')).rejects.toThrow(BootError);
  });
});
