import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import type { IndexedSection } from '../../ui/section-index';
import { SectionWithAction } from '../../ui/section-with-action';
import { StatusTag } from '../../ui/status-tag';

interface Props {
  standing: IndexedSection;
  isEditing: boolean;
  onEdit(): void;
  /** The summary, or while editing the form. */
  children: ReactNode;
}

/** A section that is read, and edited on demand (W2.5). */
export function ProfileSection({ standing, isEditing, onEdit, children }: Props) {
  const { id, title, text, isComplete } = standing;
  const content = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLSpanElement>(null);
  const wasEditing = useRef(isEditing);

  // The button that was pressed is gone: the focus goes to where the work goes on.
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const details = content.current?.closest('details');
    if (isEditing && details) details.open = true;
    const target = isEditing
      ? content.current?.querySelector<HTMLElement>('input, select, button')
      : edit.current?.querySelector('button');
    target?.focus();
  }, [isEditing]);

  return (
    <SectionWithAction
      id={id}
      title={title}
      mark={<StatusTag tone={isComplete ? 'success' : 'warning'}>{text}</StatusTag>}
      action={
        !isEditing && (
          <span ref={edit}>
            <Button small onClick={onEdit}>
              Edit<span className="vh"> {title}</span>
            </Button>
          </span>
        )
      }
    >
      <div ref={content}>{children}</div>
    </SectionWithAction>
  );
}
