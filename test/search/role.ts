/** The role of a posting, fixed before its text is written. */
export interface Role {
  id: string;
  /** Roles of a family are marginally relevant to each other. */
  family: string;
  /** Name in the position catalogue; some levels have one of their own. */
  position: string;
  positionAt?: Readonly<Record<string, string>>;
  /** Titles that postings use. */
  titles: readonly string[];
  duties: readonly string[];
  /** Whether the role exists at each school level. */
  levels?: boolean;
}

export const role = (
  id: string,
  family: string,
  position: string,
  titles: string[],
  duties: string[],
  levels = false,
): Role => ({
  id,
  family,
  position,
  titles,
  duties,
  levels,
});

export const teacher = (id: string, family: string, subject: string, titles: string[], duties: string[]): Role => ({
  id,
  family,
  position: `Teacher, ${subject}`,
  titles,
  duties,
  levels: true,
});
