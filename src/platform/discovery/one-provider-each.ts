import type { DiscoverableDecorator, DiscoveryService } from '@nestjs/core';

/**
 * The provider of each name, found by a decorator that holds the names of its class. Throws unless each name has
 * exactly one.
 */
export function oneProviderEach<Name extends string, Provider>(
  discovery: DiscoveryService,
  decorator: DiscoverableDecorator<readonly Name[]>,
  names: readonly Name[],
): ReadonlyMap<Name, Provider> {
  const found = discovery.getProviders({ metadataKey: decorator.KEY });
  return new Map(
    names.map((name) => {
      const providers = found.filter((wrapper) => discovery.getMetadataByDecorator(decorator, wrapper)?.includes(name));
      if (providers.length !== 1) throw new Error(`"${name}" has ${providers.length} providers instead of one.`);
      return [name, providers[0]?.instance];
    }),
  );
}
