import { formatInteger, pluralize } from '#web/lib/formatting/format';

interface Props {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  /** Undefined if the server does not count this choice. */
  count?: number;
  isChosen: boolean;
  onChange(): void;
}

/** A choice of a facet with its number of jobs; a choice without jobs stays visible, but disabled. */
export function Choice({ type = 'checkbox', name, value, label, count, isChosen, onChange }: Props) {
  const isOff = count === 0 && !isChosen;
  const look = ['choice', isChosen && 'on', isOff && 'off'].filter(Boolean).join(' ');
  return (
    <label className={look}>
      <input {...{ type, name, value, onChange }} checked={isChosen} disabled={isOff} />
      <span>{label}</span>
      {count !== undefined && (
        <>
          <span className="num" aria-hidden="true">
            {formatInteger(count)}
          </span>
          <span className="vh">{pluralize(count, 'job')}</span>
        </>
      )}
    </label>
  );
}
