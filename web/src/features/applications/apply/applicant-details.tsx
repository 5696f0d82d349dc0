import type { ApplicantResponse, ApplicationResponse } from '#modules/applications/contract/api/responses';
import { pluralize } from '#web/lib/formatting/format';
import { DescriptionItem, DescriptionList } from '#web/ui/display/description-list';

const NO_INFORMATION = 'No information';

type Applicant = Omit<ApplicantResponse, 'id' | 'firstName' | 'lastName'>;

const locationText = ({ city, state, zipCode }: Applicant) =>
  [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');
const phoneOf = ({ cellPhone, homePhone, businessPhone }: Applicant) => cellPhone || homePhone || businessPhone;
const nameOf = ({ contactName, contactSurname }: Applicant) => `${contactName} ${contactSurname}`.trim();

/** "Rachel Hoover, Lititz, PA 17543 · (717)555-0186". */
export const applicantLine = (user: Applicant) =>
  [[nameOf(user), user.city && locationText(user)].filter(Boolean).join(', '), phoneOf(user)]
    .filter(Boolean)
    .join(' · ');

export function ApplicantDetails({ user }: { user: Applicant }) {
  const extension = user.businessExt && ` ext. ${user.businessExt}`;
  return (
    <DescriptionList>
      <DescriptionItem name="Name" empty={NO_INFORMATION}>
        {nameOf(user)}
      </DescriptionItem>
      <DescriptionItem name="Email">{user.email}</DescriptionItem>
      <DescriptionItem name="Address" empty={NO_INFORMATION}>
        {[user.address, user.additionalAddress, user.city && locationText(user)].filter(Boolean).join(', ')}
      </DescriptionItem>
      <DescriptionItem name="Cell phone">{user.cellPhone}</DescriptionItem>
      <DescriptionItem name="Home phone">{user.homePhone}</DescriptionItem>
      <DescriptionItem name="Business phone">{user.businessPhone && user.businessPhone + extension}</DescriptionItem>
      <DescriptionItem name="PPID">{user.ppid}</DescriptionItem>
    </DescriptionList>
  );
}

type References = ApplicationResponse['references'];

/** "Carol Nolt · James Weaver". */
export const referencesLine = (references: References) =>
  references.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(' · ');

export function ReferenceList({ references }: { references: References }) {
  if (references.length === 0) return <p className="muted">{NO_INFORMATION}</p>;
  return (
    <ul className="apply-references">
      {[...references.entries()].map(([place, person]) => (
        <li key={place}>
          <b>
            {person.firstName} {person.lastName}
          </b>
          <span>
            {[person.position, person.organizationName, `known for ${pluralize(person.yearsKnown, 'year')}`]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span className="num">{person.phoneNumber}</span>
        </li>
      ))}
    </ul>
  );
}
