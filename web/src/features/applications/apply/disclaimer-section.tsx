import { DISCLAIMER } from '#modules/applications/contract/api/rules';
import { CompletionBadge } from '#web/ui/display/completion-badge';
import { CheckField } from '#web/ui/fields/check-field';
import type { NavSection } from '#web/ui/layout/section-nav';
import type { FieldOf } from './questions-section';

/** Always open: users must see what they agree to. */
export function DisclaimerSection({ section, field }: { section: NavSection; field: FieldOf }) {
  return (
    <section className="apply-section" id={section.id} aria-labelledby={`${section.id}-title`} tabIndex={-1}>
      <div className="long-section-head apply-disclaimer">
        <h2 id={`${section.id}-title`}>{section.title}</h2>
        <CompletionBadge isComplete={section.isComplete}>{section.text}</CompletionBadge>
      </div>
      <div className="apply-body">
        <p className="measure">{DISCLAIMER}</p>
        <CheckField {...field('isDisclaimerAccepted')} label={<b>I agree</b>} />
      </div>
    </section>
  );
}
