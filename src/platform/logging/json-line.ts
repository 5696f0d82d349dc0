import { currentRequestId } from './request-context.js';

/** One line of the JSON log, without its line break; fields that are undefined are left out. */
export function formatJsonLine(level: string, message: string, context?: string): string {
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    context,
    message,
    requestId: currentRequestId(),
  });
}
