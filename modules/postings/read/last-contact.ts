import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { LastContactResponse } from '../contract/api-responses.js';
import { Job } from '../domain/job.js';

/** The contact of the actor's latest posting, which prefills the next one (U31). */
@Injectable()
export class LastContact {
  constructor(private readonly database: Database) {}

  async get(actor: Actor): Promise<LastContactResponse> {
    const job = await this.database.read((em) =>
      em.findOne(Job, { creatorId: actor.id, deletedAt: null }, { orderBy: { createdAt: 'desc', id: 'desc' } }),
    );
    if (!job) return { contact: null };
    const { contactsFirstName, contactsLastName, phoneNumber, phoneExt, email } = job;
    return { contact: { contactsFirstName, contactsLastName, phoneNumber, phoneExt, email } };
  }
}
