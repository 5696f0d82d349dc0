import { icons } from './icons';

export type Tone = 'neutral' | 'warning' | 'success' | 'info' | 'error' | 'outline';

const ICONS = {
  neutral: icons.half,
  warning: icons.clock,
  success: icons.check,
  info: icons.check,
  error: icons.cross,
  outline: icons.minus,
} as const;

/** A state as icon, word and colour (U46). */
export function StatusTag({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={`tag ${tone}`}>
      {ICONS[tone]}
      {children}
    </span>
  );
}
