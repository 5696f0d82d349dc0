/** Values are kept of what is neither personal nor a long text; of the rest only that it changed. */
type Kept = 'values' | 'name';

/** A property with its name in the API, which is that of the kept change. */
export interface TrackedProperty {
  path: string;
  kept: Kept;
}

type Tracked<E> = { [K in keyof E & string]?: Kept | TrackedProperty };

const registry = new Map<unknown, ReadonlyMap<string, TrackedProperty>>();

/** Keeps the changes of these properties of an aggregate beside its events, so that the events stay free of texts. */
export function trackChanges<E extends object>(entity: new () => E, properties: Tracked<E>): void {
  const entries = Object.entries(properties) as [string, Kept | TrackedProperty][];
  registry.set(
    entity,
    new Map(entries.map(([name, of]) => [name, typeof of === 'string' ? { path: name, kept: of } : of])),
  );
}

/** The tracked properties of an entity; none if it is not tracked. */
export const trackedPropertiesOf = (entity: object): ReadonlyMap<string, TrackedProperty> =>
  registry.get(entity.constructor) ?? new Map();
