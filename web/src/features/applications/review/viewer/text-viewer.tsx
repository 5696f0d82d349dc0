import { useEffect, useState } from 'react';
import { DocumentLine } from './document-line';
import type { ReviewDocument } from './review-document';

/** A longer text would make the page slow. */
const MAX_CHARACTERS = 200_000;

/** A text file as plain text. */
export function TextViewer({ document, file }: { document: ReviewDocument; file: File }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    file.text().then((read) => isCurrent && setText(read));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return (
    <>
      <DocumentLine document={document} file={file} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard scrolls it. */}
      <section className="document-text" aria-label={document.name} tabIndex={0}>
        {text.slice(0, MAX_CHARACTERS)}
      </section>
      {text.length > MAX_CHARACTERS && <p className="muted">The text is longer. Download it to read the rest.</p>}
    </>
  );
}
