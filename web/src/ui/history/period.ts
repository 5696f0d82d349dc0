/** The months of an entry in words; `isCurrent` if it goes on. */
export function periodText(startDate: string, endDate: string, isCurrent: boolean): string {
  if (endDate) return `${startDate} to ${endDate}`;
  return isCurrent ? `${startDate} to now` : `From ${startDate}`;
}
