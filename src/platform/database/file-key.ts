import { p, TextType } from '@mikro-orm/postgresql';

/** The type of a column with keys of the file store: files that no such column references are orphans. */
export class FileKeyType extends TextType {}

export const fileKey = () => p.type(FileKeyType);
