import type { ReferenceAnswer } from '../../../../modules/profiles/contract/api-answers';
import { counted } from '../../lib/format';

/** "Carol Nolt; Principal, Lititz Elementary, known for 4 years; (717)555-0100". */
export function ReferenceText({ reference }: { reference: ReferenceAnswer }) {
  const { firstName, lastName, position, organizationName, yearsKnown, phoneNumber } = reference;
  return (
    <div className="reference-text">
      <b>
        {firstName} {lastName}
      </b>
      <span>{[position, organizationName, `known for ${counted(yearsKnown, 'year')}`].filter(Boolean).join(', ')}</span>
      <span className="num">{phoneNumber}</span>
    </div>
  );
}
