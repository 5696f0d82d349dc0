import { useTakenOver } from '../../lib/use-taken-over';
import { Field } from '../../ui/field';
import { icons } from '../../ui/icons';
import { TEXT_LIMIT } from './parameters';
import { useMyZip } from './use-my-zip';

interface Props {
  id: string;
  name: string;
  value: string;
  onChange(value: string): void;
  /** Puts the ZIP code of where somebody is into the field and searches. */
  onLocated(zip: string): void;
  error?: string;
}

/** A place in words, or where the browser is. */
export function LocationField({ id, name, value, onChange, onLocated, error }: Props) {
  const isTakenOver = useTakenOver();
  const here = useMyZip(value, onLocated);
  return (
    <Field
      id={id}
      label={
        <>
          Location <span className="aside">ZIP or city</span>
        </>
      }
      limit={TEXT_LIMIT}
      text={value}
      error={here.error || error}
    >
      {(control) => (
        <span className="with-here">
          <input
            type="text"
            name={name}
            maxLength={TEXT_LIMIT}
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {isTakenOver && 'geolocation' in navigator && (
            <button
              type="button"
              className="icon-btn"
              title="Use my location"
              aria-busy={here.isBusy || undefined}
              onClick={here.isBusy ? undefined : here.locate}
            >
              {icons.here}
              <span className="vh">Use my location</span>
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
