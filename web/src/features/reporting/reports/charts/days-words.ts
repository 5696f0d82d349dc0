import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import { joinWords } from '#modules/shared/join-words';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import { firstOnes, NO_DAYS, valueAt } from './words';

/**
 * "Half took 33 days or fewer; 15 to 28 and 29 to 42 days were the most frequent, 14 postings each." without the point,
 * as a heading.
 */
export function daysSentence({ rows, totalItemsCount, median }: ChartTable): string {
  if (!median) return NO_DAYS;
  // Days are whole ones: who took 49.5 or fewer took 49 or fewer.
  const days = Math.floor(median.days);
  if (totalItemsCount === 1) return `The only posting with days to fill took ${pluralize(days, 'day')}`;
  const orFewer = days > 0 ? ' or fewer' : '';
  return `${shareOf(median.postings, totalItemsCount)} took ${pluralize(days, 'day')}${orFewer}; ${mostFrequent(rows)}`;
}

/** Of those that took as many days as the median or fewer, which are half of them at least. */
function shareOf(postings: number, all: number): string {
  if (postings === all) return `All ${formatInteger(all)}`;
  return postings * 2 === all ? 'Half' : 'At least half';
}

function mostFrequent(rows: ChartTable['rows']): string {
  const most = firstOnes(rows, (row) => valueAt(row));
  const ranges = joinWords(most.map(({ title }) => title.replace(' days', '')));
  const postings = pluralize(valueAt(most[0] ?? NO_ROW), 'posting');
  return `${ranges} days were the most frequent, ${postings}${most.length > 1 ? ' each' : ''}`;
}

const NO_ROW = { title: '', values: [] };

/** Below the bars. */
export const daysCaption = ({ totalItemsCount }: ChartTable) =>
  `${pluralize(totalItemsCount, 'posting')}, by days from the first public day to the day marked filled.`;
