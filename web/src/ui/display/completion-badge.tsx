import { icons } from '../icons';

/** "Complete" or what is missing, as icon, text and colour. Styled in long-form.css. */
export function CompletionBadge({ isComplete, children }: { isComplete: boolean; children: string }) {
  return (
    <span className={isComplete ? 'mark done' : 'mark'}>
      {isComplete ? icons.check : icons.half}
      {children}
    </span>
  );
}
