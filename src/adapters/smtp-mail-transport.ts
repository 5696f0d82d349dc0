import { createTransport } from 'nodemailer';
import { MAIL_CONNECTIONS, type MailMessage, MailTransport } from '#platform/mail/mail-transport.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** A server may check a mail for minutes before it accepts it; a retry would be a duplicate. */
const RESPONSE_TIMEOUT_MS = 5 * 60_000;

/** Sends mails to an SMTP server. Resolves once the server has accepted the mail for every recipient. */
export class SmtpMailTransport extends MailTransport {
  private readonly transport;
  private readonly domain: string;

  constructor(
    smtpUrl: string,
    private readonly from: string,
    responseTimeoutMs = RESPONSE_TIMEOUT_MS,
  ) {
    super();
    this.domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: responseTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, to, replyTo, subject, text, html }: MailMessage): Promise<void> {
    const messageId = `<${id}@${this.domain}>`;
    await this.transport.sendMail({
      messageId,
      from: this.from,
      to: singleAddress(to),
      ...(replyTo && { replyTo: singleAddress(replyTo) }),
      subject,
      text,
      html,
    });
  }

  async ping(): Promise<void> {
    await this.transport.verify();
  }

  close(): void {
    this.transport.close();
  }
}

/** As an object, because a string could be parsed as a list of recipients. */
const singleAddress = (email: string) => ({ name: '', address: email });
