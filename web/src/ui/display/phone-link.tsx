import { formatPhone } from '#web/lib/formatting/format';

/** A formatted phone number as a `tel:` link. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="nw" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {formatPhone(phone)}
    </a>
  );
}
