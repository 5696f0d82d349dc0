import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TIMEOUT_S = 600;

/** Milliseconds from `npm start` in a clean clone to the first response. Throws on a timeout. */
export function measureColdStart(url: string, env: Record<string, string>): number {
  const clone = mkdtempSync(join(tmpdir(), 'bench-clone-'));
  const bash = (script: string) => spawnSync('bash', ['-c', script], { cwd: clone, env: { ...process.env, ...env } });
  try {
    execFileSync('git', ['clone', '-q', ROOT, clone]);
    const begun = performance.now();
    const { status } = bash(
      `setsid npm start > log 2>&1 & echo $! > pid; timeout ${TIMEOUT_S} bash -c 'until curl -fs ${url}/api/health; do sleep 0.2; done'`,
    );
    if (status !== 0) throw new Error(`No answer from a clean clone: ${bash('tail log').stdout}`);
    return performance.now() - begun;
  } finally {
    bash('kill -INT -$(cat pid); tail --pid=$(cat pid) -f /dev/null');
    rmSync(clone, { recursive: true, force: true });
  }
}
