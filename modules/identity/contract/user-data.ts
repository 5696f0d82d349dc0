import { DiscoveryService } from '@nestjs/core';
import type { UserConsequences } from './api/users.js';

export type { UserConsequences } from './api/users.js';

/** An address of an account; null without a limit. Before and after, it may be that of another account. */
export interface OwnAddress {
  email: string;
  since: string | null;
  until: string | null;
}

/** The account whose data are exported or erased. */
export interface DataOwner {
  id: string;
  email: string;
  addresses: readonly OwnAddress[];
  /** The present address, and those of all changes, also of changes that were asked for and may be somebody else's. */
  emails: readonly string[];
}

/** A JSON file in the download of what is kept about a user. `about` explains it to them. */
export interface ExportedPart {
  fileName: string;
  about: string;
  /** As JSON, or made of the paths of all files in the download, by the ids of the files. */
  content: object | ((paths: ReadonlyMap<string, string>) => object);
}

/** A stored file in that download; `key` is its key in the file store. Names need be neither safe nor distinct. */
export interface ExportedFile {
  id: string;
  key: string;
  folders: readonly string[];
  fileName: string;
}

export interface UserDataExport {
  parts: ExportedPart[];
  files: ExportedFile[];
}

/** The data of a module about users: everybody may download theirs, and a removed account takes its own along. */
export interface UserDataShare {
  export(owner: DataOwner): Promise<UserDataExport>;
  /**
   * Erases within the transaction that removes the account, whose row is locked. Returns the keys of the files, which
   * are deleted after the commit unless another row has them.
   */
  erase(owner: DataOwner): Promise<readonly string[]>;
  /** Of these data, the numbers that an administrator sees before the account or its rights end. */
  consequences?(userId: string): Promise<Partial<UserConsequences>>;
}

/** The shares, in the order in which they stand in the download and are erased. */
export const USER_DATA = [
  'account',
  'profile',
  'applications',
  'postings',
  'saved reports',
  'messages',
  'mails',
  'reads by others',
] as const;
export type UserDataName = (typeof USER_DATA)[number];

/** Marks the provider of a share. The start fails unless each has one, so that no removed account leaves any behind. */
export const SharesUserData = DiscoveryService.createDecorator<readonly UserDataName[]>();
