import { inspect } from 'node:util';
import { ConsoleLogger, type ConsoleLoggerOptions, type LogLevel } from '@nestjs/common';
import type { LogFormat } from '#src/config.js';
import { formatErrorForLog, formatStackFrames, redact } from '../errors/format-error.js';
import { formatJsonLine } from './json-line.js';
import { currentRequestId } from './request-context.js';

type Stream = 'stdout' | 'stderr';

/** Nest's logger in both formats: each call prints one line, redacted and with the id of its request. */
export class RedactingLogger extends ConsoleLogger {
  constructor(format: LogFormat, options: ConsoleLoggerOptions = {}) {
    super({ ...options, json: format === 'json' });
  }

  protected override printMessages(
    messages: unknown[],
    context?: string,
    level: LogLevel = 'log',
    stream: Stream = 'stdout',
    stack?: unknown,
    params?: object,
  ): void {
    const parts = [...messages, ...(params ? [params] : [])].map((part) => this.formatPart(part));
    const text = [parts.join(': '), redact(formatStackFrames(stack))].filter(Boolean).join(' | ');
    const requestId = this.options.json ? undefined : currentRequestId();
    super.printMessages([requestId ? `${text} (request ${requestId})` : text], context, level, stream);
  }

  protected override printAsJson(
    message: unknown,
    {
      context,
      logLevel,
      writeStreamType: stream = 'stdout',
    }: { context: string; logLevel: LogLevel; writeStreamType?: Stream },
  ): void {
    const level = logLevel === 'log' ? 'info' : logLevel;
    const line = formatJsonLine(level, String(message), context || undefined);
    if (!this.options.forceConsole) process[stream].write(`${line}\n`);
    else if (stream === 'stderr') console.error(line);
    else console.log(line);
  }

  /** The line of the message ends with the frames. */
  protected override printStackTrace(): void {}

  private formatPart(part: unknown): string {
    const value = this.resolveMessage(part);
    if (value instanceof Error) return formatErrorForLog(value);
    return redact(typeof value === 'string' ? value : inspect(value));
  }
}
