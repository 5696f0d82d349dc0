import { useHydrated } from '#web/lib/ssr/use-hydrated';
import { Field } from '#web/ui/fields/field';
import { icons } from '#web/ui/icons';
import { TEXT_LIMIT } from '../parameters';
import { useMyZip } from './use-my-zip';

interface Props {
  id: string;
  name: string;
  value: string;
  onChange(value: string): void;
  /** Receives the ZIP code of the current position. */
  onLocated(zip: string): void;
  error?: string;
}

/** A place as text, or the browser's position. */
export function LocationField({ id, name, value, onChange, onLocated, error }: Props) {
  const isHydrated = useHydrated();
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
          {isHydrated && 'geolocation' in navigator && (
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
