import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { LANGUAGE_VERSION } from '../language/analysis.js';
import type { IndexDefinition } from '../search-engine.js';
import { type IndexSource, READ_INDEX } from './index-source.js';

/** Raise it when an adapter stores documents in another way: indexes built under another number are rebuilt. */
const STORAGE_VERSION = 9;

/** Every read index of the running application. */
@Injectable()
export class IndexSources implements OnModuleInit {
  private all = new Map<string, IndexSource>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (!metatype || !instance || !this.reflector.get(READ_INDEX, metatype)) continue;
      const source = instance as IndexSource;
      const { name } = source.definition;
      if (this.all.has(name)) throw new Error(`Read index "${name}" has two sources.`);
      this.all.set(name, source);
    }
  }

  names(): string[] {
    return [...this.all.keys()];
  }

  /** Throws for a name nobody has. */
  named(name: string): IndexSource {
    const source = this.all.get(name);
    if (!source) throw new Error(`No read index "${name}". There are: ${this.names().join(', ') || 'none'}.`);
    return source;
  }
}

/** Changes with everything that makes stored documents unfit for today's questions. */
export function fingerprint(definition: IndexDefinition): string {
  const parts = JSON.stringify([STORAGE_VERSION, LANGUAGE_VERSION, definition]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}
