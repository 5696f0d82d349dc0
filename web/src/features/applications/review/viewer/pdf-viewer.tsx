import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../../ui/button';
import { DocumentLine } from './document-line';
import type { ReviewDocument } from './review-document';
import { useDocumentFrame } from './use-document-frame';

/** Widths of a page, of the width of the frame. */
const ZOOMS = [1, 1.5, 2, 3] as const;

/**
 * A PDF in a frame with an opaque origin, which has no access to the session and sends no request. The frame receives
 * the bytes in a message.
 */
export function PdfViewer({ document, file }: { document: ReviewDocument; file: File }) {
  const { frame, state, goTo, zoom } = useDocumentFrame(file);
  const [level, setLevel] = useState(0);
  const isShown = state.kind === 'shown';

  function zoomTo(next: number): void {
    const factor = ZOOMS[next];
    if (!factor) return;
    setLevel(next);
    zoom(factor);
  }

  return (
    <>
      <DocumentLine document={document} file={file}>
        {isShown && (
          <div className="document-controls">
            <IconButton label="Previous page" aria-disabled={state.page === 1} onClick={() => goTo(state.page - 1)}>
              <IconChevronLeft size={18} aria-hidden />
            </IconButton>
            <span role="status">
              Page {state.page} of {state.pages}
            </span>
            <IconButton
              label="Next page"
              aria-disabled={state.page === state.pages}
              onClick={() => goTo(state.page + 1)}
            >
              <IconChevronRight size={18} aria-hidden />
            </IconButton>
            <IconButton label="Zoom out" aria-disabled={level === 0} onClick={() => zoomTo(level - 1)}>
              <IconMinus size={18} aria-hidden />
            </IconButton>
            <IconButton label="Zoom in" aria-disabled={level === ZOOMS.length - 1} onClick={() => zoomTo(level + 1)}>
              <IconPlus size={18} aria-hidden />
            </IconButton>
          </div>
        )}
      </DocumentLine>
      {state.kind === 'failed' ? (
        <p className="note error" role="alert">
          This file could not be shown. Download it instead.
        </p>
      ) : (
        <div className="document-frame" aria-busy={!isShown}>
          {!isShown && (
            <p className="muted" role="status">
              Opening {document.name}
            </p>
          )}
          <iframe
            ref={frame}
            title={`${document.type}: ${document.name}`}
            src="/document-frame.html"
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
          />
        </div>
      )}
    </>
  );
}
