import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** No process id: only named processes count. */
export const NO_PROCESS = -1;

/** Proportional set size in MiB of the processes of a tree that run `program`, such as `node`. */
export function memoryOfProgram(pid: number, program: string): number {
  return processesOf(pid, '')
    .filter((one) => programOf(one) === program)
    .reduce((sum, one) => sum + pssOf(one), 0);
}

/** Proportional set size in MiB of a process tree, and of processes whose command line contains `word`. */
export function memoryOf(pid: number, word: string): number {
  return processesOf(pid, word).reduce((sum, one) => sum + pssOf(one), 0);
}

function processesOf(pid: number, word: string): number[] {
  const parents = new Map<number, number>();
  const named = new Set<number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
      if (word && readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes(word)) named.add(Number(entry));
    } catch {
      // The process exited meanwhile.
    }
  }
  const belongs = (one: number): boolean =>
    one === pid || named.has(one) || (parents.has(one) && one > 1 && belongs(parents.get(one) ?? 0));
  return [...parents.keys()].filter(belongs);
}

function programOf(pid: number): string | null {
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`));
  } catch {
    return null;
  }
}

function pssOf(pid: number): number {
  try {
    const [, kilobytes = 0] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
