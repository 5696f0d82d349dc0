import { IconAlertTriangle, IconExclamationCircle, IconHelp, IconInfoCircle } from '@tabler/icons-react';
import { IconTag, type IconTagProps } from './icon-tag';

const LEVELS: Record<string, IconTagProps | undefined> = {
  info: { tone: 'info', text: 'Info', Icon: IconInfoCircle },
  warning: { tone: 'warning', text: 'Warning', Icon: IconAlertTriangle },
  error: { tone: 'error', text: 'Error', Icon: IconExclamationCircle },
};
const UNKNOWN_LEVEL = { tone: 'outline', text: 'Unknown level', Icon: IconHelp };

/** Icon, word and colour; an unknown level is labelled as such. */
export const LevelTag = ({ level }: { level: string }) => <IconTag {...(LEVELS[level] ?? UNKNOWN_LEVEL)} />;
