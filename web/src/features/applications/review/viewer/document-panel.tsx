import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/client';
import { ErrorState } from '#web/ui/display/query-boundary';
import { isOpenable } from '#web/ui/display/scan-note';
import { DocumentBox } from './document-box';
import { DocumentLine } from './document-line';
import { PdfViewer } from './pdf-viewer';
import { fileExtension, type ReviewDocument } from './review-document';
import { TextViewer } from './text-viewer';

const VIEWERS = new Map([
  ['pdf', PdfViewer],
  ['txt', TextViewer],
]);
/** Documents are large: they leave memory soon after they were read. */
const GC_TIME_MS = 60_000;

interface Props {
  document: ReviewDocument;
  /** Whether the document is near the viewport, so that it is fetched. */
  isNear: boolean;
}

/** A document: shown in place if its type can be, and to download, both once it is clean. */
export function DocumentPanel({ document, isNear }: Props) {
  const { name, path, scan } = document;
  const Viewer = isOpenable(scan) ? VIEWERS.get(fileExtension(name)) : undefined;
  const query = useQuery({
    queryKey: ['document', path],
    queryFn: ({ signal }) => api.file(path, { signal }),
    enabled: isNear && Viewer !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: GC_TIME_MS,
  });
  if (Viewer && query.data) return <Viewer document={document} file={query.data} />;
  return (
    <>
      <DocumentLine document={document} />
      {Viewer && query.isPending && <DocumentBox name={name} isOpening={isNear} />}
      {Viewer && query.error && (
        <ErrorState error={query.error} retry={() => query.refetch()} busy={query.isFetching} />
      )}
      {!Viewer && isOpenable(scan) && <p className="muted">A file of this type is not shown here. Download it.</p>}
    </>
  );
}
