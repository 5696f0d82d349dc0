import type { ReactNode } from 'react';
import type { ZodForm } from '../../../lib/use-zod-form';
import { Mark } from '../../../ui/mark';
import type { Choices } from '../choices';
import type { JobValues } from './job-values';
import { type SectionId, type Standing, standingText } from './sections';

export type JobFormState = ZodForm<JobValues>;

export interface SectionProps {
  form: JobFormState;
  choices: Choices;
  standing: Standing;
}

interface Props {
  id: SectionId;
  title: string;
  standing: Standing;
  children: ReactNode;
}

/** One part of the posting form, with what it still wants beside its heading. */
export function FormSection({ id, title, standing, children }: Props) {
  return (
    <section className="long-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="long-section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <Mark isComplete={standing.missing.length + standing.wrong.length === 0}>{standingText(standing)}</Mark>
      </div>
      <div className="form">{children}</div>
    </section>
  );
}
