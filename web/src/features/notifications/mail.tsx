import { useState } from 'react';
import type { MailboxMessage } from '#modules/notifications/contract/api/mailbox';
import { dayAndTime } from '#web/lib/formatting/format';
import { icons } from '#web/ui/icons';

const URL_PATTERN = /https?:\/\/[^\s<>"]+/g;

/** Splits the text at its URLs. */
function splitAtUrls(text: string): { at: number; text: string; isUrl: boolean }[] {
  const urls = [...text.matchAll(URL_PATTERN)].map((match) => ({ at: match.index, text: match[0], isUrl: true }));
  const ends = [0, ...urls.map((url) => url.at + url.text.length)];
  return ends.flatMap((start, index) => {
    const url = urls[index];
    const between = { at: start, text: text.slice(start, url?.at), isUrl: false };
    return url ? [between, url] : [between];
  });
}

/** The plain text of a mail with links; the HTML version opens in a sandboxed iframe. */
export function Mail({ mail }: { mail: MailboxMessage }) {
  const [formatted, setFormatted] = useState(false);
  return (
    <article className="stack">
      <dl className="pairs">
        <dt>To</dt>
        <dd>{mail.to}</dd>
        {mail.replyTo && (
          <>
            <dt>Reply to</dt>
            <dd>{mail.replyTo}</dd>
          </>
        )}
        <dt>Received</dt>
        <dd>{dayAndTime(mail.receivedAt)}</dd>
      </dl>
      <p className="mail-text">
        {splitAtUrls(mail.text).map(({ at, text, isUrl }) =>
          isUrl ? (
            <a key={at} href={text}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      <details className="section" onToggle={(event) => setFormatted(event.currentTarget.open)}>
        <summary>{icons.chevron} As the mail program shows it</summary>
        {formatted && (
          <iframe className="mail-frame" title={`Formatted: ${mail.subject}`} sandbox="" srcDoc={mail.html} />
        )}
      </details>
    </article>
  );
}
