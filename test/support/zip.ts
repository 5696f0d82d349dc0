import { crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content?: string;
  /** The declared uncompressed size in bytes, by default the real one. */
  declaredSize?: number;
}

const STORED = 0;
const DEFLATED = 8;

/** A ZIP archive with stored entries; entries with a false size are declared as deflated. */
export function zip(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content ?? '');
    const events = eventsOf(entry, name, content);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), events, name, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), events, place, name]));
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

/** The common part of local header and directory entry, from the version to the length of the extra field. */
function eventsOf({ declaredSize }: ZipEntry, name: Buffer, content: Buffer): Buffer {
  const events = Buffer.alloc(26);
  events.writeUInt16LE(20, 0);
  events.writeUInt16LE(declaredSize === undefined ? STORED : DEFLATED, 4);
  events.writeUInt32LE(crc32(content), 10);
  events.writeUInt32LE(content.length, 14);
  events.writeUInt32LE(declaredSize ?? content.length, 18);
  events.writeUInt16LE(name.length, 22);
  return events;
}
