import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OUTPUT_BYTES = 64 * 1024 * 1024;

export interface BuildOptions {
  /** The build context. */
  context: string;
  /** Each stage becomes a folder here, the root of its image. */
  into: string;
  /** The environment of RUN commands. */
  env: Record<string, string>;
}

/**
 * Executes a Dockerfile without Docker: COPY copies from the context or an earlier stage, RUN runs in a shell. Throws
 * for instructions that our Dockerfile does not use.
 */
export class Dockerfile {
  private readonly folders = new Map<string, { root: string; workdir: string }>();
  private at = { root: '', workdir: '/' };
  readonly env: Record<string, string> = {};
  command: string[] = [];

  private constructor(private readonly ground: BuildOptions) {}

  static async build(text: string, ground: BuildOptions): Promise<Dockerfile> {
    const file = new Dockerfile(ground);
    for (const line of text.split('\n').filter((one) => one.trim() && !one.startsWith('#'))) {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      await file.carryOut(word, rest);
    }
    return file;
  }

  /** The folder of the image's root. */
  get root(): string {
    return this.at.root;
  }

  get workdir(): string {
    return this.within('.');
  }

  private async carryOut(word: string, rest: string): Promise<unknown> {
    switch (word) {
      case 'FROM':
        return this.from(/\bAS (\w+)/i.exec(rest)?.[1] ?? 'final');
      case 'WORKDIR':
        this.at.workdir = rest;
        return mkdir(this.workdir, { recursive: true });
      case 'COPY':
        return this.copy(rest.split(/\s+/));
      case 'RUN':
        return run('/bin/sh', ['-c', rest], { cwd: this.workdir, env: this.ground.env, maxBuffer: OUTPUT_BYTES });
      case 'ENV':
        return Object.assign(this.env, Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('='))));
      case 'CMD':
        this.command = JSON.parse(rest);
        return;
      case 'USER':
      case 'EXPOSE':
        return;
      default:
        throw new Error(`The Dockerfile uses a word that is not known here: ${word} ${rest}`);
    }
  }

  private async from(name: string): Promise<void> {
    this.at = { root: join(this.ground.into, name), workdir: '/' };
    this.folders.set(name, this.at);
    await mkdir(this.at.root, { recursive: true });
  }

  private async copy(words: string[]): Promise<void> {
    const origin = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const from = origin === undefined ? { root: this.ground.context, workdir: '/' } : this.folders.get(origin);
    if (!from) throw new Error(`COPY from a stage that is not there: ${origin}`);
    const paths = words.filter((word) => !word.startsWith('--'));
    const target = paths.pop() ?? '';
    for (const path of paths) {
      // With a trailing slash the target is a folder, otherwise the new name.
      const to = this.within(target.endsWith('/') && path !== '.' ? join(target, path) : target);
      await mkdir(dirname(to), { recursive: true });
      // Earlier stages never change, so hard links are enough and fast.
      if (origin) await run('cp', ['-a', '--link', this.within(path, from), to]);
      else await cp(this.within(path, from), to, { recursive: true, verbatimSymlinks: true });
    }
  }

  private within(path: string, { root, workdir } = this.at): string {
    return join(root, path.startsWith('/') ? path : join(workdir, path));
  }
}
