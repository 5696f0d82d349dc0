import type { ScanState } from '#modules/profiles/contract/api/documents';

/** A document of an application, as its reader sees it. */
export interface ReviewDocument {
  name: string;
  type: string;
  /** Fetched with the session's token; unique among the documents. */
  path: string;
  scan: ScanState;
}

/** The extension of the name; the server has checked that the content fits it. */
export const fileExtension = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The labels of tabs: types, numbered where there are several of one. */
export function tabLabels(documents: readonly Pick<ReviewDocument, 'type'>[]): string[] {
  const counts = new Map<string, number>();
  return documents.map(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return count === 1 ? type : `${type} ${count}`;
  });
}
