/** A number as people write it, to be called by a press. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="nw" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  );
}
