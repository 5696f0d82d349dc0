import type { ComponentType, Ref } from 'react';
import type { RowText } from '#web/ui/history/row-summaries';

export interface RowFormProps<Row, Draft> {
  ref: Ref<HTMLFormElement>;
  title: string;
  /** Null for a new one. */
  row: Row | null;
  /** Input of before the session ended. */
  restored: Draft | null;
  /** Receives a valid row. */
  onKeep(row: Row): void;
  /** Reports input that is not in the list yet; null without any. */
  onDraft(draft: Draft | null): void;
  onCancel(): void;
}

/** The form, words and rules of the rows of a section, for the editor that all of them use. */
export interface RowKind<Row, Draft> {
  Form: ComponentType<RowFormProps<Row, Draft>>;
  /** The rows in the request. */
  path: string;
  /** The name of the section. */
  section: string;
  /** One row, as in "New reference". */
  noun: string;
  /** The row's name and the lines below it. */
  describe(row: Row): RowText;
  /** "2 of 3 references", "1 entry". */
  count(rows: number): string;
  sort(rows: readonly Row[]): readonly Row[];
  max: number;
  /** Whether "I have none yet" completes the section. */
  allowsNone: boolean;
}
