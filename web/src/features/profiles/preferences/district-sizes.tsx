import { DISTRICT_SIZES } from '#modules/shared/geography';
import { districtSizeName, districtSizesOf } from './preferences-values';

interface Props {
  /** Sizes, joined by commas. */
  value: string;
  onChange(value: string): void;
}

/** District sizes, any number of them. */
export function DistrictSizes({ value, onChange }: Props) {
  const chosen = districtSizesOf({ districtSize: value });
  const toggle = (size: string) =>
    onChange(DISTRICT_SIZES.filter((one) => chosen.includes(one) !== (one === size)).join(', '));
  return (
    <fieldset className="group">
      <legend>District size</legend>
      <p className="hint">Pupils. Tick all that suit you.</p>
      <div className="check-columns">
        {DISTRICT_SIZES.map((size) => (
          <label className="check" key={size}>
            <input type="checkbox" checked={chosen.includes(size)} onChange={() => toggle(size)} />
            <span>{districtSizeName(size)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
