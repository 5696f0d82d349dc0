import { Link } from 'react-router-dom';
import { APPLICATION_MESSAGES } from '../../../../../modules/applications/contract/api';
import type { ContactAnswer, ReferenceAnswer } from '../../../../../modules/profiles/contract/api-answers';
import { paths } from '../../../paths';

/** Who applies, from the profile or from the copy that went with the submission. */
export function ApplicantFacts({ contact, email }: { contact: ContactAnswer; email: string }) {
  const place = [
    contact.address,
    contact.additionalAddress,
    contact.city,
    `${contact.state} ${contact.zipCode}`.trim(),
  ];
  const facts: [string, string][] = [
    ['Name', `${contact.contactName} ${contact.contactSurname}`],
    ['Email', email],
    ['Address', contact.city ? place.filter(Boolean).join(', ') : 'no information'],
    [
      'Phone',
      [contact.cellPhone, contact.homePhone, contact.businessPhone].filter(Boolean).join(', ') || 'no information',
    ],
  ];
  return (
    <dl className="apply-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The references that go with the application; three are needed (W10.8). */
export function ReferenceFacts({ references, needed }: { references: readonly ReferenceAnswer[]; needed?: number }) {
  const short = needed !== undefined && references.length < needed;
  return (
    <>
      {references.length > 0 && (
        <ul className="apply-references">
          {references.map(({ firstName, lastName, position, organizationName, phoneNumber }) => (
            <li key={`${firstName} ${lastName} ${phoneNumber}`}>
              <strong>
                {firstName} {lastName}
              </strong>
              <span className="muted">{[position, organizationName, phoneNumber].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {short && (
        <p className="note warning">
          {APPLICATION_MESSAGES.references} <Link to={`${paths.myProfile}#references`}>Add a reference</Link>
        </p>
      )}
    </>
  );
}
