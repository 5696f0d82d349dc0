/** An action for all selected rows of a list. */
export interface BulkAction<T> {
  /** A verb: "Disable". */
  label: string;
  /** "Disable 3 organizations". */
  ofRows(rows: string): string;
  /** Its participle: "disabled". */
  done: string;
  /** Words of the specification that ask before anything happens; else the verb with the rows asks. */
  question?(rows: string): string;
  /** The consequences for others, in a sentence. */
  consequence?(rows: readonly T[]): string;
  /** Completes "… is left out: it …"; null for a row that the action is for. */
  obstacle?(row: T): string | null;
  run(row: T): Promise<unknown>;
  /** Takes the action back; without it the action cannot be undone. */
  undo?: { done: string; run(row: T): Promise<unknown> };
}
