import { useState } from 'react';
import type { MailboxMessage } from '../../../../modules/notifications/contract/api';
import { dayAndTime } from '../../lib/format';
import { icons } from '../../ui/icons';

const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** The text in order, cut at the web addresses in it. */
function piecesOf(text: string): { at: number; text: string; isAddress: boolean }[] {
  const found = [...text.matchAll(ADDRESS)].map((match) => ({ at: match.index, text: match[0], isAddress: true }));
  const ends = [0, ...found.map((address) => address.at + address.text.length)];
  return ends.flatMap((start, index) => {
    const address = found[index];
    const between = { at: start, text: text.slice(start, address?.at), isAddress: false };
    return address ? [between, address] : [between];
  });
}

/** A mail's text with its links live; the formatted version opens in a frame that can do nothing. */
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
        {piecesOf(mail.text).map(({ at, text, isAddress }) =>
          isAddress ? (
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
