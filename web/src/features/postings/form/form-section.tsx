import type { ReactNode } from 'react';
import type { ZodForm } from '#web/lib/forms/use-zod-form';
import { CompletionBadge } from '#web/ui/display/completion-badge';
import type { ReferenceData } from '../reference-data';
import type { JobValues } from './job-values';
import { type SectionId, type SectionStatus, sectionStatusText } from './sections';

export type JobFormState = ZodForm<JobValues>;

export interface SectionProps {
  form: JobFormState;
  referenceData: ReferenceData;
  status: SectionStatus;
}

interface Props {
  id: SectionId;
  title: string;
  status: SectionStatus;
  children: ReactNode;
}

/** A section of the posting form, with its status in the heading. */
export function FormSection({ id, title, status, children }: Props) {
  return (
    <section className="long-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="long-section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <CompletionBadge isComplete={status.missing.length + status.invalid.length === 0}>
          {sectionStatusText(status)}
        </CompletionBadge>
      </div>
      <div className="form">{children}</div>
    </section>
  );
}
