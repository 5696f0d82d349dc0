import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PositionChanged } from '#modules/directory/contract/events.js';
import { PositionById } from '#modules/directory/contract/queries.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';

/** Updates the copied name and type of the position, like the one for organizations. */
@SubscribeTo('rename-jobs-when-position-changed', [PositionChanged])
@Injectable()
export class RenameJobsWhenPositionChanged implements Subscriber {
  constructor(private readonly queries: QueryBus) {}

  async handle({ payload }: DomainEvent<typeof PositionChanged>, em: EntityManager): Promise<void> {
    const position = await this.queries.execute(new PositionById(payload.positionId));
    if (!position) return;
    await em.execute('update job set position_name = ?, position_type = ? where position_id = ?', [
      position.name,
      position.type,
      position.id,
    ]);
  }
}
