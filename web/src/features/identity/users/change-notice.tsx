import { IconInfoCircle } from '@tabler/icons-react';

/** The changes that saving makes, shown while they are typed. */
export function ChangeNotice({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className="note change-notice">
          <IconInfoCircle size={20} aria-hidden />
          <div>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
