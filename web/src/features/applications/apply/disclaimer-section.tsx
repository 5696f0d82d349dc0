import { CheckField } from '../../../ui/check-field';
import { Mark } from '../../../ui/mark';
import type { IndexedSection } from '../../../ui/section-index';
import type { FieldOf } from './questions-section';

export const DISCLAIMER =
  'I certify that the information in this application is true and complete to the best of my knowledge. I understand that a false statement may end my candidacy or my employment.';

/** Always open: nobody should agree to what is folded away (W10.11). */
export function DisclaimerSection({ section, field }: { section: IndexedSection; field: FieldOf }) {
  return (
    <section className="apply-section" id={section.id} aria-labelledby={`${section.id}-title`} tabIndex={-1}>
      <div className="long-section-head apply-disclaimer">
        <h2 id={`${section.id}-title`}>{section.title}</h2>
        <Mark isComplete={section.isComplete}>{section.text}</Mark>
      </div>
      <div className="apply-body">
        <p className="measure">{DISCLAIMER}</p>
        <CheckField {...field('isDisclaimerAccepted')} label={<b>I agree</b>} />
      </div>
    </section>
  );
}
