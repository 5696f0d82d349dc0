import type { ReactNode } from 'react';
import type { Reference } from '../../../../modules/profiles/contract/api';
import { pluralize } from '../../lib/formatting/format';

interface Props {
  references: readonly Reference[];
  /** Actions at the edge of a row, by index. */
  children?(index: number): ReactNode;
}

/** The references, one row each. */
export function ReferenceRows({ references, children }: Props) {
  if (references.length === 0) return <p className="muted">No Items</p>;
  return (
    <ul className="profile-rows">
      {[...references.entries()].map(([index, one]) => (
        <li key={index}>
          <span>
            <b>
              {one.firstName} {one.lastName}
            </b>
            <small>
              {[one.position, one.organizationName, one.phoneNumber, `known for ${pluralize(one.yearsKnown, 'year')}`]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          {children?.(index)}
        </li>
      ))}
    </ul>
  );
}
