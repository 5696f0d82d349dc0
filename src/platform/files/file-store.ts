import type { Readable } from 'node:stream';

/** A megabyte, in bytes. */
export const MB = 1024 * 1024;

/** A file of a multipart request, in a temporary folder until it is stored. */
export interface UploadedFile {
  fieldName: string;
  /** The sender's file name, without folders or control characters, at most 255 characters. */
  fileName: string;
  /** Bytes. */
  size: number;
  contentType: string;
  /** The path of the temporary file, which is deleted once the response is sent. */
  path: string;
  /** Made by the program of files that were scanned: it is not scanned again, and may be larger than uploads. */
  isMadeHere?: boolean;
}

/**
 * Stores files. Call `put` before the transaction that writes the row, and `delete` if that transaction fails, so that
 * no row lacks its file.
 */
export abstract class FileStore {
  /** Stores the file durably under a random key, which it returns. */
  abstract put(upload: UploadedFile): Promise<string>;
  /** Throws DomainError notFound for an unknown key. */
  abstract get(key: string): Promise<Readable>;
  /** Returns whether the file existed; a missing file is no error. */
  abstract delete(key: string): Promise<boolean>;
  /** Yields, in no order, the keys of all files last written longer ago than this, unfinished ones included. */
  abstract keysOlderThan(ageMs: number): AsyncIterable<string>;
  /** Throws when files cannot be received or stored. */
  abstract ping(): Promise<void>;
}
