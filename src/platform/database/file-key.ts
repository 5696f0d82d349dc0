import { type MikroORM, p, TextType } from '@mikro-orm/postgresql';

/** The type of a column with keys of the file store: files that no such column references are orphans. */
class FileKeyType extends TextType {}

export const fileKey = () => p.type(FileKeyType);

/** Every column declared to contain file keys. */
export function fileKeyColumns(orm: MikroORM): { table: string; column: string }[] {
  return [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
    props
      .filter(({ customType }) => customType instanceof FileKeyType)
      .map(({ fieldNames: [column = ''] }) => ({ table: tableName, column })),
  );
}
