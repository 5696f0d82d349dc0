import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { refuseOthers } from './documents.ts';
import type { TableLine } from './question.ts';
import { RefusedFile } from './refusal.ts';
import { TableCollector } from './table.ts';
import {
  FirstSheetReader,
  RelationshipsReader,
  SharedStringsReader,
  SheetReader,
  type XmlReader,
} from './xlsx-parts.ts';

const MAX_UNPACKED_MB = 50;
const MAX_PARTS = 2_000;
/** The parser takes a time for each tag that grows with the depth; those of spreadsheets lie ten deep. */
const MAX_DEPTH = 32;
const UNREADABLE = 'The file is no spreadsheet that can be read. Please save it as XLSX or CSV.';
const SHARED_STRINGS = 'xl/sharedStrings.xml';
const WORKBOOK = 'xl/workbook.xml';
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels';
const SHEETS = /^xl\/worksheets\/sheet\d+\.xml$/;

/**
 * Reads the first sheet of an XLSX file. Its parts are parsed as streams; entities of a document type are never
 * resolved. Throws RefusedFile, for a file that unpacks to more than 50 MB before it is parsed.
 */
export async function readXlsx(path: string, maxLines: number): Promise<TableLine[]> {
  const archive = await openPromise(path, { autoClose: false }).catch(() => null);
  if (!archive) {
    refuseOthers(await readFile(path), 'Please save it as XLSX or CSV.', UNREADABLE);
    throw unreadableError();
  }
  try {
    const parts = await listParts(archive);
    const sheet = parts.get((await firstSheetName(archive, parts)) ?? '');
    if (!sheet) throw unreadableError();
    const strings = new SharedStringsReader();
    const shared = parts.get(SHARED_STRINGS);
    if (shared) await parsePart(archive, shared, strings);
    const table = new TableCollector(maxLines);
    await parsePart(archive, sheet, new SheetReader(strings.values, table));
    return table.lines;
  } finally {
    archive.close();
  }
}

/** The name of the sheet that spreadsheet programs show first; without such a record, that with the lowest number. */
async function firstSheetName(archive: ZipFile, parts: ReadonlyMap<string, Entry>): Promise<string | undefined> {
  const sheets = new FirstSheetReader();
  const targets = new RelationshipsReader();
  const workbook = parts.get(WORKBOOK);
  const relationships = parts.get(RELATIONSHIPS);
  if (workbook) await parsePart(archive, workbook, sheets);
  if (relationships) await parsePart(archive, relationships, targets);
  const target = targets.targetOf(sheets.relationship);
  const named = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return parts.has(named) ? named : [...parts.keys()].filter((name) => SHEETS.test(name)).sort(byNumber)[0];
}

async function listParts(archive: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  let unpackedBytes = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      parts.set(entry.fileName, entry);
      unpackedBytes += entry.uncompressedSize;
    }
  } catch {
    throw unreadableError();
  }
  if (unpackedBytes > MAX_UNPACKED_MB * 1024 * 1024 || parts.size > MAX_PARTS) {
    throw new RefusedFile(
      `The file unpacks to more than ${MAX_UNPACKED_MB} MB. Please save only the organizations in it.`,
    );
  }
  return parts;
}

/** The archive's library fails when a part is larger than it says. */
async function parsePart(archive: ZipFile, part: Entry, reader: XmlReader): Promise<void> {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > MAX_DEPTH) throw unreadableError();
        reader.open(withoutPrefix(name), attributes);
      },
      ontext: (text) => reader.text?.(text),
      onclosetag: (name) => {
        depth -= 1;
        reader.close?.(withoutPrefix(name));
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  try {
    // Leaving the loop closes the stream, and with it the file.
    for await (const chunk of await archive.openReadStreamPromise(part))
      parser.write(decoder.decode(chunk as Buffer, { stream: true }));
  } catch (error) {
    throw error instanceof RefusedFile ? error : unreadableError();
  }
  parser.end();
}

/** Some programs write `<x:row>`. */
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
const byNumber = (a: string, b: string) => Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, ''));

function unreadableError() {
  return new RefusedFile(UNREADABLE);
}
