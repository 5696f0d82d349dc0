import type { ReactNode } from 'react';
import type { Selection } from '#web/lib/lists/use-selection';

/** The outcome of a row that the action was done for. */
export interface RowNote {
  text: string;
  /** Makes the text a link. */
  to?: string;
  /** Navigation state of the link. */
  state?: unknown;
}

interface NamedAction<T> {
  /** A verb: "Disable". */
  label: string;
  /** Its participle: "disabled". */
  done: string;
  /** The words of the result for a row beside its name; `saved` is what its `run` resolved to. */
  noteOf?(row: T, saved: unknown): RowNote | null;
}

/** An action for all selected rows of a list, after a question. */
export interface QuestionAction<T> extends NamedAction<T> {
  /** "Disable 3 organizations". */
  ofRows(rows: string): string;
  /** Words of the specification that ask before anything happens; else the verb with the rows asks. */
  question?(rows: string): string;
  /** The consequences for others. */
  consequence?(rows: readonly T[]): ReactNode;
  /** Whether the action was done for a row lately, so that the question offers to leave it out. */
  isRepeated?(row: T): boolean;
  /** Completes "… is left out: it …"; null for a row that the action is for. */
  obstacle?(row: T): string | null;
  run(row: T): Promise<unknown>;
  /** Reads from the server what the question says of these rows. */
  read?(rows: readonly T[]): Promise<Partial<Pick<QuestionAction<T>, 'consequence' | 'isRepeated'>>>;
  /** Nothing is lost by it, so that no warning is due. */
  isHarmless?: boolean;
  /** Takes the action back; without it the action cannot be undone. */
  undo?: Undo<T>;
}

interface Undo<T> {
  done: string;
  /** `saved` is what the action's `run` resolved to. */
  run(row: T, saved: unknown): Promise<unknown>;
}

export interface BulkPanelProps<T> {
  selection: Selection<T>;
  /** Runs the action for these rows. */
  onConfirm(rows: readonly T[], run: (row: T) => Promise<unknown>): void;
  onCancel(): void;
}

/** An action that needs input: its panel asks for it, and says what follows. */
interface PanelAction<T> extends NamedAction<T> {
  Panel(props: BulkPanelProps<T>): ReactNode;
  /** Loads the code of the panel before it renders. */
  load(): Promise<unknown>;
}

export type BulkAction<T> = QuestionAction<T> | PanelAction<T>;

/** The rest of an action once it is confirmed. */
export type ConfirmedAction<T> = Pick<QuestionAction<T>, 'done' | 'noteOf' | 'run' | 'undo'>;
