import type { ContentRequest, PublishedText, PublishResponse } from '#modules/site/contract/api/site';
import { api } from '#web/lib/api/client';
import { listQuery } from '#web/lib/queries/list-query';
import { parseTablePage } from '#web/lib/url-state/use-table-state';

const PATH = '/api/content/texts';
export const TEXTS_TABLE = { prefix: 'texts' };

/** Texts so far, as the URL says. */
export function textsQuery(search: URLSearchParams) {
  const { offset, limit } = parseTablePage(search, TEXTS_TABLE);
  return listQuery<PublishedText>(['content', 'texts'], PATH, { offset, limit });
}

/** The text in use as of now; undefined for the default one. */
export async function latestText(): Promise<PublishedText | undefined> {
  const { items } = await api.get<{ items: PublishedText[] }>(PATH, { query: { limit: 1 } });
  return items[0];
}

/** Throws ApiError 409 when another text was published since `seen`. */
export const publishText = (body: ContentRequest) => api.post<PublishResponse>('/api/content', { body });
