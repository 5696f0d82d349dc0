import type { IconHelp } from '@tabler/icons-react';

export interface IconTagProps {
  tone: string;
  text: string;
  Icon: typeof IconHelp;
}

/** A state as icon, word and colour. */
export function IconTag({ tone, text, Icon }: IconTagProps) {
  return (
    <span className={`tag ${tone}`}>
      <Icon size={14} aria-hidden />
      {text}
    </span>
  );
}
