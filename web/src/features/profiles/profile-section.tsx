import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { SectionWithAction } from '../../ui/section-with-action';
import { StatusTag } from '../../ui/status-tag';

interface Props {
  id: string;
  title: string;
  isComplete: boolean;
  isEditing: boolean;
  onEdit(): void;
  /** The summary, or while editing the form. */
  children: ReactNode;
}

/** A section that is read, and edited on demand (W2.5). */
export function ProfileSection({ id, title, isComplete, isEditing, onEdit, children }: Props) {
  return (
    <SectionWithAction
      id={id}
      title={title}
      mark={
        <StatusTag tone={isComplete ? 'success' : 'warning'}>{isComplete ? 'Complete' : 'Something missing'}</StatusTag>
      }
      action={
        !isEditing && (
          <Button small onClick={onEdit}>
            Edit<span className="vh"> {title}</span>
          </Button>
        )
      }
    >
      {children}
    </SectionWithAction>
  );
}
