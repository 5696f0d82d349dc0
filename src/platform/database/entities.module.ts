import type { EntityClass } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';

const registered = new Set<EntityClass>();

/**
 * Registers the entities of a module. The global list of MikroORM is cleared when an application closes, so a second
 * application in the same process would have none.
 */
@Module({})
export class Entities {
  static register(entities: EntityClass[]): DynamicModule {
    for (const entity of entities) registered.add(entity);
    return { module: Entities };
  }

  /** The entities of all modules loaded so far. */
  static all(): EntityClass[] {
    return [...registered];
  }
}
