import type { ReactNode } from 'react';

interface Props {
  name: string;
  isOpening: boolean;
  children?: ReactNode;
}

/** The place of a document. It has its size before the document is there, which prevents layout shift. */
export function DocumentBox({ name, isOpening, children }: Props) {
  return (
    <div className="document-box">
      {isOpening && (
        <p className="muted" role="status">
          Opening {name}
        </p>
      )}
      {children}
    </div>
  );
}
