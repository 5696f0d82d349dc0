import { Fragment } from 'react';
import type { z } from 'zod';
import type { AdminReview, PosterReview } from '#modules/applications/contract/api/review';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { pluralize } from '#web/lib/formatting/format';
import { DescriptionItem, DescriptionList } from '#web/ui/display/description-list';
import { PhoneLink } from '#web/ui/display/phone-link';
import { cityAndState } from '#web/ui/tables/candidate-columns';
import { ReviewSection } from './review-section';

type WithContact = z.infer<typeof AdminReview> | z.infer<typeof PosterReview>;

/** The candidate's contact details, for admin-level users and, after release, the organization. */
export function ContactPart({ review: { user } }: { review: WithContact }) {
  const lines = [user.address, user.additionalAddress, `${cityAndState(user)} ${user.zipCode}`.trim()].filter(Boolean);
  return (
    <ReviewSection id="contact" title="Contact details">
      <DescriptionList>
        <DescriptionItem name="Email">
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </DescriptionItem>
        <DescriptionItem name="Address">
          {lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </DescriptionItem>
        <DescriptionItem name="Cell phone">{user.cellPhone && <PhoneLink phone={user.cellPhone} />}</DescriptionItem>
        <DescriptionItem name="Home phone">{user.homePhone && <PhoneLink phone={user.homePhone} />}</DescriptionItem>
        <DescriptionItem name="Business phone">
          {user.businessPhone && (
            <>
              <PhoneLink phone={user.businessPhone} /> {user.businessExt && `ext. ${user.businessExt}`}
            </>
          )}
        </DescriptionItem>
        <DescriptionItem name="PPID">{'ppid' in user && user.ppid}</DescriptionItem>
      </DescriptionList>
    </ReviewSection>
  );
}

/** The references, for the same readers. */
export function ReferencesPart({ review: { references } }: { review: WithContact }) {
  return (
    <ReviewSection id="references" title="References">
      <ul className="review-references">
        {references.map((person) => (
          <li key={`${person.firstName} ${person.lastName} ${person.phoneNumber}`}>
            <b>{candidateName(person)}</b>
            <span>
              {[person.position, person.organizationName, `known for ${pluralize(person.yearsKnown, 'year')}`]
                .filter(Boolean)
                .join(', ')}
            </span>
            <PhoneLink phone={person.phoneNumber} />
          </li>
        ))}
      </ul>
    </ReviewSection>
  );
}
