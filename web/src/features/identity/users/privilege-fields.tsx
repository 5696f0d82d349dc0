import type { PrivilegeResponse } from '#modules/identity/contract/api/users';
import type { PrivilegeId } from '#modules/shared/privileges';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { CheckField } from '#web/ui/fields/check-field';
import { FieldError } from '#web/ui/fields/field';
import { ADMINISTRATION_PRIVILEGES, GENERAL_PRIVILEGES, PRIVILEGE_HINTS } from './privilege-groups';
import { usePrivileges } from './queries';

interface Props {
  id: string;
  legend: string;
  value: readonly number[];
  error: string | undefined;
  onChange(value: number[]): void;
  /** The only ones that can be selected, such as one's own; without it all active ones. */
  only: readonly number[] | undefined;
}

/** The ten privileges, each with what it allows. Inactive ones are disabled and say so. */
export function PrivilegeFields({ id, legend, value, error, onChange, only }: Props) {
  const privileges = usePrivileges();
  const check = (all: readonly PrivilegeResponse[], privilege: PrivilegeId) => {
    const { name, isActive } = all.find((one) => one.id === privilege) ?? { name: '', isActive: false };
    return (
      <CheckField
        key={privilege}
        id={`privilege-${privilege}`}
        label={
          isActive ? (
            name
          ) : (
            <>
              {name} <span className="muted">(inactive)</span>
            </>
          )
        }
        hint={PRIVILEGE_HINTS[privilege]}
        value={value.includes(privilege)}
        onChange={(on) => onChange(on ? [...value, privilege] : value.filter((other) => other !== privilege))}
        disabled={!isActive || only?.includes(privilege) === false}
      />
    );
  };
  return (
    <fieldset className="privileges" id={id} tabIndex={-1}>
      <legend>{legend}</legend>
      {error && <FieldError id={id} error={error} />}
      <QueryBoundary query={privileges}>
        {(all) => (
          <>
            {GENERAL_PRIVILEGES.map((privilege) => check(all, privilege))}
            <fieldset className="administration">
              <legend>Administration</legend>
              {ADMINISTRATION_PRIVILEGES.map((privilege) => check(all, privilege))}
            </fieldset>
          </>
        )}
      </QueryBoundary>
    </fieldset>
  );
}
