import type { ReactNode } from 'react';
import { icons } from '../../../ui/icons';
import { Section } from '../../../ui/section';
import type { SectionId } from './checklist';

/** Complete or what is missing: icon, words and colour (U27). */
export function Mark({ done, text }: { done: boolean; text: string }) {
  return (
    <span className={done ? 'mark done' : 'mark'}>
      {done ? icons.check : icons.half}
      {text}
    </span>
  );
}

interface Props {
  id: SectionId;
  title: string;
  standing: { done: boolean; text: string };
  open?: boolean;
  children: ReactNode;
}

/** A section of the application that folds, with what it still wants beside its title (W10.3). */
export function ApplySection({ id, title, standing, open, children }: Props) {
  return (
    <Section id={id} title={title} open={open} mark={<Mark {...standing} />}>
      <div className="form">{children}</div>
    </Section>
  );
}
