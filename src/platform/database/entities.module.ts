import type { EntityClass } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';

const known = new Set<EntityClass>();

/**
 * How a module says which entities are its own. The library's own list forgets them when an application closes, so a
 * second application in the same process would start without any.
 */
@Module({})
export class Entities {
  static of(entities: EntityClass[]): DynamicModule {
    for (const entity of entities) known.add(entity);
    return { module: Entities };
  }

  /** The entities of every module loaded so far. */
  static all(): EntityClass[] {
    return [...known];
  }
}
