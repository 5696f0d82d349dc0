import { useSupport } from '#web/lib/queries/use-support';
import { PhoneLink } from '#web/ui/display/phone-link';

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
