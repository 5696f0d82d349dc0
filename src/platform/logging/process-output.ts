import { format } from 'node:util';
import type { LogFormat } from '#src/config.js';
import { formatErrorForLog, redact } from '../errors/format-error.js';
import { formatJsonLine } from './json-line.js';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Brings what is printed past the logger into the format of the log: lines of boot, shutdown and libraries, and the
 * warnings of Node, which print by the console too. An uncaught error is redacted in both formats and ends the process.
 */
export function captureProcessOutput(logFormat: LogFormat): void {
  process.on('uncaughtException', (error) => {
    console.error(formatErrorForLog(error));
    process.exit(1);
  });
  // A reader that is gone, such as a pipe that closed, must not end the process in the middle of its shutdown.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (logFormat === 'json') printJsonLines();
}

function printJsonLines(): void {
  for (const method of Object.keys(LEVELS) as (keyof typeof LEVELS)[]) {
    const stream = method === 'warn' || method === 'error' ? process.stderr : process.stdout;
    console[method] = (...parts: unknown[]) => {
      stream.write(`${formatJsonLine(LEVELS[method], formatConsoleMessage(parts))}\n`);
    };
  }
}

function formatConsoleMessage(parts: unknown[]): string {
  const text = format(...parts.map((part) => (part instanceof Error ? formatErrorForLog(part) : part)));
  return redact(text).replace(/\s+/g, ' ').trim();
}
