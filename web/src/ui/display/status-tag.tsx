import { IconCircleCheck, IconUserCheck } from '@tabler/icons-react';
import { icons } from '../icons';

export type Tone = 'neutral' | 'warning' | 'success' | 'info' | 'error' | 'outline' | 'over';

const ICONS = {
  neutral: icons.half,
  warning: icons.clock,
  success: <IconCircleCheck size={16} aria-hidden />,
  info: <IconUserCheck size={16} aria-hidden />,
  error: icons.cross,
  outline: icons.minus,
  over: icons.clock,
} as const;

/** A status as icon, text and colour. */
export function StatusTag({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={`tag ${tone}`}>
      {ICONS[tone]}
      {children}
    </span>
  );
}
