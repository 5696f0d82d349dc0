import type { MessageFromFrame } from '#web/document-frame/messages';

/** Null for a message that the frame as we built it does not send. */
export function parseMessage(data: unknown): MessageFromFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, page, pages } = data as Record<string, unknown>;
  if (kind === 'ready' || kind === 'failed') return { kind };
  const areNumbers = Number.isSafeInteger(page) && Number.isSafeInteger(pages);
  if (kind !== 'page' || !areNumbers || Number(page) < 1 || Number(page) > Number(pages)) return null;
  return { kind, page: Number(page), pages: Number(pages) };
}
