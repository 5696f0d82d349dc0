import { Fragment } from 'react';
import type { z } from 'zod';
import type { AdminReview, PosterReview } from '../../../../../modules/applications/contract/api-review';
import { candidateName, cityAndState } from '../../../ui/candidate-columns';
import { Fact, Facts } from '../../../ui/facts';
import { Part } from './part';

type WithContact = z.infer<typeof AdminReview> | z.infer<typeof PosterReview>;

/** How to reach the candidate: sent to admin-level, and to the organization after release (W13.2, T37). */
export function ContactPart({ review: { user } }: { review: WithContact }) {
  const lines = [user.address, user.additionalAddress, `${cityAndState(user)} ${user.zipCode}`.trim()].filter(Boolean);
  return (
    <Part id="contact" title="Contact details">
      <Facts>
        <Fact name="Email">
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </Fact>
        <Fact name="Address">
          {lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Fact>
        <Fact name="Cell phone">{user.cellPhone && <Phone number={user.cellPhone} />}</Fact>
        <Fact name="Home phone">{user.homePhone && <Phone number={user.homePhone} />}</Fact>
        <Fact name="Business phone">
          {user.businessPhone && (
            <>
              <Phone number={user.businessPhone} /> {user.businessExt && `ext. ${user.businessExt}`}
            </>
          )}
        </Fact>
        <Fact name="PPID">{'ppid' in user && user.ppid}</Fact>
      </Facts>
    </Part>
  );
}

/** Sent to the same readers (W13.4, T37). */
export function ReferencesPart({ review: { references } }: { review: WithContact }) {
  return (
    <Part id="references" title="References">
      <ul className="review-references">
        {references.map((person) => (
          <li key={`${person.firstName} ${person.lastName} ${person.phoneNumber}`}>
            <b>{candidateName(person)}</b>
            <span>
              {[person.position, person.organizationName].filter(Boolean).join(', ')}, known for{' '}
              {person.yearsKnown === 1 ? '1 year' : `${person.yearsKnown} years`}
            </span>
            <Phone number={person.phoneNumber} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Phone = ({ number }: { number: string }) => <a href={`tel:${number}`}>{number}</a>;
