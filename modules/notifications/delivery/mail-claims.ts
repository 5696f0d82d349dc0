import { Injectable } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import { Database } from '#platform/database/database.js';
import { DeferredError } from '#platform/errors/deferred-error.js';
import { MAIL_CONNECTIONS } from '#platform/mail/mail-transport.js';
import { Mail } from '../domain/mail.js';

const UNTIL = "clock_timestamp() + interval '30 seconds'";
const RENEWAL_MS = 10_000;

const CLAIM = `
  update mail set claimed_until = ${UNTIL}
   where id = ? and (claimed_until is null or claimed_until < clock_timestamp()) returning 1`;

/**
 * Claims mails, each for one sender at a time. A mail server may take minutes, in which no row is locked: the sender
 * renews its claim, and that of a killed process expires.
 */
@Injectable()
export class MailClaims {
  /** A mail is claimed when it has a connection: a claim that waited for one could be lost meanwhile. */
  private readonly connections = bulkhead(MAIL_CONNECTIONS, Number.POSITIVE_INFINITY);

  constructor(private readonly database: Database) {}

  /**
   * Runs `send` for an open mail, and gives the claim back after a failure. Throws DeferredError while somebody else
   * sends the mail.
   */
  hold<T>(mailId: string, send: (mail: Mail) => Promise<T>): Promise<T | null> {
    return this.connections.execute(() => this.sendClaimed(mailId, send));
  }

  private async sendClaimed<T>(mailId: string, send: (mail: Mail) => Promise<T>): Promise<T | null> {
    const mail = await this.claim(mailId);
    if (!mail?.isOpen) return null;
    const renewal = setInterval(() => void this.setClaim(mailId, UNTIL).catch(() => undefined), RENEWAL_MS).unref();
    try {
      return await send(mail);
    } catch (error) {
      await this.setClaim(mailId, 'null').catch(() => undefined);
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  /** Null for a mail that was erased with its recipient. */
  private claim(mailId: string): Promise<Mail | null> {
    return this.database.transaction(async (em) => {
      const claimed = await em.execute<unknown[]>(CLAIM, [mailId]);
      const mail = await em.findOne(Mail, mailId);
      if (mail?.isOpen && !claimed.length) throw new DeferredError(`Mail ${mailId} is being sent elsewhere.`);
      return mail;
    });
  }

  private async setClaim(mailId: string, until: string): Promise<void> {
    await this.database.transaction((em) =>
      em.execute(`update mail set claimed_until = ${until} where id = ?`, [mailId]),
    );
  }
}
