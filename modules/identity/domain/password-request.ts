import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '#platform/database/aggregate.js';
import { PasswordForgotten } from '../contract/events.js';

const PasswordRequestSchema = defineEntity({
  name: 'PasswordRequest',
  tableName: 'password_request',
  properties: { ...aggregateProperties, email: p.text() },
});

/** An e-mail address, known or not, for which a password link was requested, until the worker has looked it up. */
export class PasswordRequest extends PasswordRequestSchema.class {
  static open(email: string): PasswordRequest {
    const request = Object.assign(new PasswordRequest(), { id: newId(), eventCount: 0, email });
    record(request, PasswordForgotten, { requestId: request.id }, null);
    return request;
  }
}
PasswordRequestSchema.setClass(PasswordRequest);
