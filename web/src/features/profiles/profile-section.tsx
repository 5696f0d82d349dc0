import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button';
import { StatusTag } from '#web/ui/display/status-tag';
import type { NavSection } from '#web/ui/layout/section-nav';
import { SectionWithAction } from '#web/ui/layout/section-with-action';

interface Props {
  status: NavSection;
  isEditing: boolean;
  /** Without it the button is disabled. */
  canEdit: boolean;
  onEdit(): void;
  /** The summary, or the form while editing. */
  children: ReactNode;
}

/** A section with a summary that is edited on demand. */
export function ProfileSection({ status, isEditing, canEdit, onEdit, children }: Props) {
  const { id, title, text, isComplete } = status;
  const content = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLSpanElement>(null);
  const wasEditing = useRef(isEditing);

  // The pressed button is removed: the focus moves to the form or back to Edit.
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
            <Button small onClick={onEdit} disabled={!canEdit}>
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
