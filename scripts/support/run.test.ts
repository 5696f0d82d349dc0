import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';

const RUN = new URL('./run.mjs', import.meta.url).href;
const onPosix = process.platform === 'win32' ? it.skip : it;
/** Elsewhere nobody watches npm. */
const onLinux = process.platform === 'linux' ? it : it.skip;

/** Arguments of a Node that runs `program` by runInForeground. */
function starterArgs(program: string): string[] {
  const application = JSON.stringify(['-e', program]);
  return [
    '--input-type=module',
    '-e',
    `import { runInForeground } from '${RUN}'; runInForeground(process.execPath, ${application});`,
  ];
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  return String(chunk).trim();
}

describe('runInForeground', () => {
  onPosix('leaves one process: the application takes the place of the starter', async () => {
    const starter = spawn(process.execPath, starterArgs('console.log(process.pid)'));
    expect(await firstLine(starter)).toBe(String(starter.pid));
  });

  onLinux('ends the application once npm was killed', async () => {
    const args = JSON.stringify(starterArgs('console.log("started"); setInterval(() => {}, 1_000)'));
    const script = `require('child_process').spawn(process.execPath, ${args}, { stdio: 'inherit' })`;
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    // Its command line ends like that of npm.
    const npm = spawn(process.execPath, ['-e', script, 'npm'], { env });
    expect(await firstLine(npm)).toBe('started');
    npm.kill('SIGKILL');
    // The application holds the pipe open until it ends.
    await once(npm, 'close');
  });
});
