import type { Readable } from 'node:stream';

/** A file that arrived with a request and lies in a temporary place until somebody keeps it. */
export interface UploadedFile {
  fieldName: string;
  /** The sender's name for it, without folders or control characters, at most 255 characters. */
  fileName: string;
  /** Bytes. */
  size: number;
  contentType: string;
  /** Where it lies now; gone once the response is sent. */
  path: string;
}

/**
 * Where files live. Keep before the transaction that writes their row and remove again when that transaction fails:
 * then no row ever lacks its file.
 */
export abstract class FileStore {
  /** Stores it durably under a random key, which it answers. */
  abstract keep(upload: UploadedFile): Promise<string>;
  /** Throws DomainError notFound for an unknown key. */
  abstract open(key: string): Promise<Readable>;
  /** Removing what is not there is no error. */
  abstract remove(key: string): Promise<void>;
  /** Throws when nothing can be kept at the moment. */
  abstract ping(): Promise<void>;
}
