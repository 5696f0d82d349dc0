import { RefusedFile } from './refusal.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS, type TableCollector } from './table.ts';

/** The last line of a sheet in spreadsheet programs. */
const MAX_LINE = 1_048_576;

/** Receives the tags and texts of an XML part in their order. */
export interface XmlReader {
  open(tag: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(tag: string): void;
}

/** The first sheet of a workbook that its reader sees, by the id of its relationship. */
export class FirstSheetReader implements XmlReader {
  relationship: string | undefined;

  open(tag: string, attributes: Record<string, string>): void {
    const isHidden = (attributes.state ?? 'visible') !== 'visible';
    if (tag !== 'sheet' || isHidden || this.relationship !== undefined) return;
    this.relationship = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
  }
}

/** The parts that the relationships of a workbook lead to. */
export class RelationshipsReader implements XmlReader {
  private readonly targets = new Map<string, string>();

  open(tag: string, { Id, Target }: Record<string, string>): void {
    if (tag === 'Relationship' && Id && Target) this.targets.set(Id, Target);
  }

  targetOf(id: string | undefined): string | undefined {
    return this.targets.get(id ?? '');
  }
}

/** The texts that cells refer to by their number; phonetic hints (`rPh`) are no part of them. */
export class SharedStringsReader implements XmlReader {
  readonly values: string[] = [];
  private current = '';
  private isText = false;
  private isHint = false;

  open(tag: string): void {
    if (tag === 'si') this.current = '';
    if (tag === 'rPh') this.isHint = true;
    this.isText = tag === 't' && !this.isHint;
  }

  text(text: string): void {
    if (this.isText) this.current = appendText(this.current, text);
  }

  close(tag: string): void {
    if (tag === 'si') this.values.push(decodeEscapes(this.current));
    if (tag === 'rPh') this.isHint = false;
    if (tag === 't') this.isText = false;
  }
}

/** Rows of a sheet. A cell with a formula has the value that the spreadsheet program stored. */
export class SheetReader implements XmlReader {
  private line = 0;
  private values: string[] = [];
  private column = 0;
  private type = '';
  private value = '';
  private isValue = false;
  private readonly strings: readonly string[];
  private readonly table: TableCollector;

  constructor(strings: readonly string[], table: TableCollector) {
    this.strings = strings;
    this.table = table;
  }

  open(tag: string, attributes: Record<string, string>): void {
    if (tag === 'row') {
      const stated = Number(attributes.r);
      // Numbers go up; a file that says otherwise is counted.
      this.line = stated > this.line && stated <= MAX_LINE && Number.isInteger(stated) ? stated : this.line + 1;
      this.values = [];
      this.column = 0;
    } else if (tag === 'c') {
      this.column = columnOf(attributes.r) ?? this.column + 1;
      if (this.column > MAX_COLUMNS) throw new RefusedFile(`Line ${this.line} has more than ${MAX_COLUMNS} columns.`);
      this.type = attributes.t ?? 'n';
      this.value = '';
    }
    this.isValue = tag === 'v' || tag === 't';
  }

  text(text: string): void {
    if (this.isValue) this.value = appendText(this.value, text);
  }

  close(tag: string): void {
    if (tag === 'v' || tag === 't') this.isValue = false;
    if (tag === 'c') {
      while (this.values.length < this.column) this.values.push('');
      this.values[this.column - 1] = this.cellText();
    }
    if (tag === 'row') this.table.add(this.line, this.values);
  }

  private cellText(): string {
    if (this.type === 's') return this.strings[Number(this.value)] ?? '';
    if (this.type === 'b') return this.value === '1' ? 'true' : 'false';
    if (this.type === 'inlineStr') return decodeEscapes(this.value);
    // Large numbers may be stored as 1.15221402E8.
    return this.type === 'n' && this.value !== '' ? String(Number(this.value)) : this.value;
  }
}

/** "B7" is column 2. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : null;
}

/** Characters that XML has not are written as _x000D_. */
const decodeEscapes = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

const appendText = (current: string, text: string): string =>
  current.length >= MAX_CELL_LENGTH ? current : (current + text).slice(0, MAX_CELL_LENGTH);
