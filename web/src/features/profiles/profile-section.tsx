import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Mark } from '../../ui/mark';
import type { IndexedSection } from '../../ui/section-index';
import { SectionWithAction } from '../../ui/section-with-action';

interface Props {
  section: IndexedSection;
  count?: number;
  summary: ReactNode;
  /** `close` leads back to the summary. */
  form(close: () => void): ReactNode;
}

/** A section of the profile: what is saved, with Edit, or the form (W2.5). The focus goes along. */
export function ProfileSection({ section: { id, title, text, isComplete }, count, summary, form }: Props) {
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isEditing === wasEditing.current) return;
    wasEditing.current = isEditing;
    const details = box.current?.querySelector('details');
    if (isEditing && details) details.open = true;
    box.current?.querySelector<HTMLElement>(isEditing ? FIRST_CONTROL : '.section-action button')?.focus();
  }, [isEditing]);

  const edit = !isEditing && (
    <Button onClick={() => setEditing(true)}>
      Edit<span className="vh"> {title}</span>
    </Button>
  );
  return (
    <div ref={box}>
      <SectionWithAction
        id={id}
        title={title}
        count={count}
        mark={<Mark isComplete={isComplete}>{text}</Mark>}
        action={edit}
      >
        {isEditing ? form(() => setEditing(false)) : summary}
      </SectionWithAction>
    </div>
  );
}

const FIRST_CONTROL = '.section-body :is(input, select, button)';
