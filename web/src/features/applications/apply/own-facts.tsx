import type { ApplicantAnswer, ApplicationAnswer } from '../../../../../modules/applications/contract/api-answers';
import { counted } from '../../../lib/format';
import { Fact, Facts } from '../../../ui/facts';

const NONE = 'No information';

type Applicant = Omit<ApplicantAnswer, 'id' | 'firstName' | 'lastName'>;

const placeOf = ({ city, state, zipCode }: Applicant) =>
  [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');
const phoneOf = ({ cellPhone, homePhone, businessPhone }: Applicant) => cellPhone || homePhone || businessPhone;
const nameOf = ({ contactName, contactSurname }: Applicant) => `${contactName} ${contactSurname}`.trim();

/** "Rachel Hoover, Lititz, PA 17543 · (717)555-0186". */
export const applicantLine = (user: Applicant) =>
  [[nameOf(user), user.city && placeOf(user)].filter(Boolean).join(', '), phoneOf(user)].filter(Boolean).join(' · ');

export function ApplicantFacts({ user }: { user: Applicant }) {
  const extension = user.businessExt && ` ext. ${user.businessExt}`;
  return (
    <Facts>
      <Fact name="Name" empty={NONE}>
        {nameOf(user)}
      </Fact>
      <Fact name="Email">{user.email}</Fact>
      <Fact name="Address" empty={NONE}>
        {[user.address, user.additionalAddress, user.city && placeOf(user)].filter(Boolean).join(', ')}
      </Fact>
      <Fact name="Cell phone">{user.cellPhone}</Fact>
      <Fact name="Home phone">{user.homePhone}</Fact>
      <Fact name="Business phone">{user.businessPhone && user.businessPhone + extension}</Fact>
      <Fact name="PPID">{user.ppid}</Fact>
    </Facts>
  );
}

type References = ApplicationAnswer['references'];

/** "Carol Nolt · James Weaver". */
export const referencesLine = (references: References) =>
  references.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(' · ');

export function ReferenceList({ references }: { references: References }) {
  if (references.length === 0) return <p className="muted">{NONE}</p>;
  return (
    <ul className="apply-references">
      {[...references.entries()].map(([place, person]) => (
        <li key={place}>
          <b>
            {person.firstName} {person.lastName}
          </b>
          <span>
            {[person.position, person.organizationName, `known for ${counted(person.yearsKnown, 'year')}`]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span className="num">{person.phoneNumber}</span>
        </li>
      ))}
    </ul>
  );
}
