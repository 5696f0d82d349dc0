/** A document as plain data, which crosses to the process that renders it. */
export interface PdfDocument {
  title: string;
  author: string;
  /** Lines below the title. */
  lines: string[];
  sections: PdfSection[];
  /** The program that makes the document, and the line at the foot of each page. */
  creator: string;
  foot: string;
}

export interface PdfSection {
  title: string;
  blocks: PdfBlock[];
}

export type PdfBlock =
  /** A question and its answer, side by side. */
  | { kind: 'answer'; name: string; value: string }
  /** Lines below a heading. */
  | { kind: 'entry'; name: string; lines: string[] }
  /** A text of any length. */
  | { kind: 'text'; text: string };
