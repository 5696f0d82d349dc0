import { counted, whole } from '../../../lib/format';

interface Props {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  /** Unknown for what the server does not count. */
  count?: number;
  isChosen: boolean;
  onChange(): void;
}

/** One choice of a filter with the number of jobs it would find; what would find none stays in sight (U5). */
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
            {whole(count)}
          </span>
          <span className="vh">{counted(count, 'job')}</span>
        </>
      )}
    </label>
  );
}
