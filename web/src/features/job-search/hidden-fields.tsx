import { type Criteria, parametersOf } from './criteria';

/** What a form passes on without showing it. */
export const HiddenFields = ({ criteria }: { criteria: Partial<Criteria> }) =>
  parametersOf(criteria).map(([name, value]) => <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />);
