import type { ScoreExplanation } from '#modules/job-search/contract/api/interpretation';
import { formatInteger, pluralize } from '#web/lib/formatting/format';

/** The points of a result, and how they add up. */
export function ScorePoints({ why: { words, bonuses, total } }: { why: ScoreExplanation }) {
  return (
    <>
      <p>Results with more points come first. This one has {pluralize(total, 'point')}:</p>
      <ul>
        {words.map(({ typed, field, points }) => (
          <li key={typed}>
            “{typed}” in the {field}: {formatInteger(points)}
          </li>
        ))}
        {bonuses.map(({ label, points }) => (
          <li key={label}>
            {label}: {formatInteger(points)}
          </li>
        ))}
      </ul>
    </>
  );
}
