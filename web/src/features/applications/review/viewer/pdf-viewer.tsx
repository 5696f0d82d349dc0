import { DocumentBox } from './document-box';
import { DocumentLine } from './document-line';
import { PageControls } from './page-controls';
import type { ReviewDocument } from './review-document';
import { useDocumentFrame } from './use-document-frame';

/**
 * A PDF in a frame with an opaque origin, which has no access to the session and sends no request. The frame receives
 * the bytes in a message.
 */
export function PdfViewer({ document, file }: { document: ReviewDocument; file: File }) {
  const { frame, state, goTo, zoom } = useDocumentFrame(file);
  return (
    <>
      <DocumentLine document={document} file={file}>
        {state.kind === 'shown' && <PageControls page={state.page} pages={state.pages} goTo={goTo} zoom={zoom} />}
      </DocumentLine>
      {state.kind === 'failed' ? (
        <p className="note error" role="alert">
          This file could not be shown. Download it instead.
        </p>
      ) : (
        <DocumentBox name={document.name} isOpening={state.kind === 'loading'}>
          <iframe
            ref={frame}
            title={`${document.type}: ${document.name}`}
            src="/document-frame.html"
            sandbox="allow-scripts"
          />
        </DocumentBox>
      )}
    </>
  );
}
