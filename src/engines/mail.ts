import { createTransport } from 'nodemailer';
import { type MailMessage, MailTransport } from '../platform/mail.js';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;
const CONNECTIONS = 2;

/** Hands mails to a mail server; resolves once that server has taken the mail for every recipient. */
export class SmtpMail extends MailTransport {
  private readonly transport;
  private readonly domain: string;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    this.domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, to, replyTo, subject, text, html }: MailMessage): Promise<void> {
    const messageId = `<${id}@${this.domain}>`;
    await this.transport.sendMail({
      messageId,
      from: this.from,
      to: alone(to),
      ...(replyTo && { replyTo: alone(replyTo) }),
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

/** As a plain text it could become a list of addresses. */
const alone = (address: string) => ({ name: '', address });
