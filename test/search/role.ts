/** What a posting is for, before a word of it is written. */
export interface Role {
  id: string;
  /** Roles that somebody who looks for one of them might also consider. */
  family: string;
  /** In the catalogue; some levels have one of their own. */
  position: string;
  positionAt?: Readonly<Record<string, string>>;
  /** How postings call it. */
  titles: readonly string[];
  duties: readonly string[];
  /** Whether there are such positions at each level of school. */
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
  ...{ id, family, position, titles, duties, levels },
});

export const teacher = (id: string, family: string, subject: string, titles: string[], duties: string[]): Role => ({
  ...{ id, family, position: `Teacher, ${subject}`, titles, duties },
  levels: true,
});
