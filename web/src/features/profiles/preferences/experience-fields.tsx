import {
  asksForFigures,
  EXPERIENCES,
  type Experience,
  FIGURES,
  type Figure,
  PREFERENCE_LIMITS,
} from '#modules/profiles/contract/api/preferences';
import type { ZodForm } from '#web/lib/forms/use-zod-form';
import { CheckField } from '#web/ui/fields/check-field';
import { TextField } from '#web/ui/fields/text-field';
import { type PreferencesValues, withExperience } from './preferences-values';

const HINTS: Partial<Record<Experience, string>> = { nonTraditional: 'Came to education from another field' };

/** Experience, and the figures that Central Office or Superintendent experience asks for. */
export function ExperienceFields({ form: { field, mantine, values } }: { form: ZodForm<PreferencesValues> }) {
  return (
    <fieldset className="group">
      <legend>Experience</legend>
      <p className="hint">Tick what applies to you.</p>
      {Object.entries(EXPERIENCES).map(([key, label]) => {
        const experience = key as Experience;
        return (
          <CheckField
            key={key}
            id={`preferences-${key}`}
            label={label}
            hint={HINTS[experience]}
            value={values[experience] === 1}
            onChange={(isTicked) => mantine.setValues(withExperience(values, experience, isTicked))}
          />
        );
      })}
      {asksForFigures(values) && (
        <div className="reveal">
          <p className="hint">
            Asked because Central Office or Superintendent is ticked. For your largest district; all optional.
          </p>
          <div className="figures">
            {Object.entries(FIGURES).map(([key, label]) => (
              <TextField
                key={key}
                {...field(key as Figure)}
                label={label}
                optional
                limit={PREFERENCE_LIMITS.figure}
                inputMode="numeric"
              />
            ))}
          </div>
        </div>
      )}
    </fieldset>
  );
}
