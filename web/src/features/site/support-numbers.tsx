import { useSupport } from '../../lib/queries/use-support';
import { PhoneLink } from '../../ui/display/phone-link';

/** The support phone numbers as a list; nothing while there are none. */
export function SupportNumbers() {
  const { data } = useSupport();
  if (!data?.phones.length) return null;
  return (
    <ul>
      {data.phones.map((phone) => (
        <li key={phone}>
          <PhoneLink phone={phone} />
        </li>
      ))}
    </ul>
  );
}
