import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { LANGUAGE_VERSION } from '../language/analysis.js';
import type { IndexDefinition } from '../search-engine.js';
import { type IndexSource, READ_INDEX } from './index-source.js';

/** Raise it when an adapter changes how it stores documents: indexes of another version are rebuilt. */
const STORAGE_VERSION = 10;

/** Discovers the read indexes of the application. */
@Injectable()
export class IndexSourceRegistry implements OnModuleInit {
  private sources = new Map<string, IndexSource>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (!metatype || !instance || !this.reflector.get(READ_INDEX, metatype)) continue;
      const source = instance as IndexSource;
      const { name } = source.definition;
      if (this.sources.has(name)) throw new Error(`Read index "${name}" has two sources.`);
      this.sources.set(name, source);
    }
  }

  names(): string[] {
    return [...this.sources.keys()];
  }

  /** Throws for an unknown name. */
  byName(name: string): IndexSource {
    const source = this.sources.get(name);
    if (!source) throw new Error(`No read index "${name}". There are: ${this.names().join(', ') || 'none'}.`);
    return source;
  }
}

/** Changes with everything that makes stored documents unusable for current searches. */
export function fingerprint(definition: IndexDefinition): string {
  const parts = JSON.stringify([STORAGE_VERSION, LANGUAGE_VERSION, definition]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}
