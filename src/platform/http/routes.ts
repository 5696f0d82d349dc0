import { Injectable, type OnModuleInit, RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from './access.js';

export interface Route {
  method: string;
  /** As declared, with a leading slash: `/api/jobs/:id`. */
  path: string;
  access: Access;
}

const PATH = 'path';
const METHOD = 'method';

/** The route table. Boot fails while a route does not declare its access. */
@Injectable()
export class Routes implements OnModuleInit {
  private all: Route[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const undeclared: string[] = [];
    this.all = this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prefixes = [this.reflector.get<string | string[]>(PATH, metatype)].flat();
      const prototype = Object.getPrototypeOf(instance);
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name];
        const path = this.reflector.get<string | string[] | undefined>(PATH, handler);
        if (path === undefined) return [];
        const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, metatype]);
        if (!access) undeclared.push(`${metatype.name}.${name}`);
        const method = RequestMethod[this.reflector.get<RequestMethod>(METHOD, handler)] ?? 'GET';
        return prefixes.flatMap((prefix) =>
          [path].flat().map((end) => ({ method, path: join(prefix ?? '', end), access: access as Access })),
        );
      });
    });
    if (undeclared.length) throw new Error(`Routes without @Allow or @Public: ${undeclared.join(', ')}`);
  }

  list(): readonly Route[] {
    return this.all;
  }
}

function join(...parts: string[]): string {
  const path = parts.flatMap((part) => part.split('/')).filter(Boolean);
  return `/${path.join('/')}`;
}
