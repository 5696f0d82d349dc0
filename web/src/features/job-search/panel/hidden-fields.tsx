import { type Criteria, toParameters } from '../criteria';

/** Form fields that pass on the other criteria. */
export const HiddenFields = ({ criteria }: { criteria: Partial<Criteria> }) =>
  toParameters(criteria).map(([name, value]) => <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />);
