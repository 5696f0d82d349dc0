import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { PositionChanged } from '#modules/directory/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';

/** Updates the copied name and type of the position, like the one for organizations. */
@SubscribeTo('rename-jobs-when-position-changed', [PositionChanged])
@Injectable()
export class RenameJobsWhenPositionChanged implements Subscriber {
  constructor(private readonly directory: DirectoryApi) {}

  async handle({ payload }: DomainEvent<typeof PositionChanged>, em: EntityManager): Promise<void> {
    const position = await this.directory.positionById(payload.positionId);
    if (!position) return;
    await em.execute('update job set position_name = ?, position_type = ? where position_id = ?', [
      position.name,
      position.type,
      position.id,
    ]);
  }
}
