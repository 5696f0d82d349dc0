import './scan-note.css';
import type { ScanState } from '#modules/profiles/contract/api/documents';
import { icons } from '../icons';

const ICONS = { clean: icons.check, scanning: icons.clock, refused: icons.alert } as const;
const TEXTS = {
  clean: 'Clean',
  scanning: 'Being checked for viruses. It can be opened and sent once it is clean.',
  refused: 'Refused: a virus was found. Choose another copy.',
} as const;
/** For lists whose readers cannot choose another copy, and for narrow ones. */
const SHORT_TEXTS = { ...TEXTS, scanning: 'Being checked for viruses', refused: 'Refused: a virus was found' } as const;

/** Whether the virus scanner lets the file be opened. */
export const isOpenable = (scan: ScanState) => scan === null || scan === 'clean';

interface Props {
  scan: ScanState;
  /** For those who only hear the change. */
  fileName: string;
  short?: boolean;
}

/** The verdict of the virus scanner on a file, as icon, text and colour; nothing where files are not scanned. */
export function ScanNote({ scan, fileName, short = false }: Props) {
  if (scan === null) return null;
  return (
    <span role="status" className={`scan-note ${scan}`}>
      {ICONS[scan]}
      <span>
        <span className="vh">{fileName}: </span>
        {(short ? SHORT_TEXTS : TEXTS)[scan]}
      </span>
    </span>
  );
}
