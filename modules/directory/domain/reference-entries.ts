import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { LOCKS } from '#modules/shared/locks.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { record } from '#platform/database/aggregate.js';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';
import type { ReferenceValues } from '../contract/api/reference-data.js';
import type { ReferenceKind } from '../contract/api/reference-kinds.js';
import { CertificationChanged, CredentialChanged, PositionChanged } from '../contract/events.js';
import { Certification } from './certification.js';
import { Credential } from './credential.js';
import { Position } from './position.js';

export const REFERENCE_ENTITIES = { position: Position, credential: Credential, certification: Certification } as const;
export type ReferenceEntity = Position | Credential | Certification;
type Change = 'added' | 'changed' | 'removed' | 'restored';

/** Loads and locks an entry that can be chosen, or one that was removed. Throws DomainError notFound. */
export async function loadReferenceEntry(
  em: EntityManager,
  kind: ReferenceKind,
  id: string,
  { isRemoved = false } = {},
): Promise<ReferenceEntity> {
  const entry = await em.findOne(REFERENCE_ENTITIES[kind] as typeof Position, id, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  if (!entry || (entry.removedAt !== null) !== isRemoved) throw notFoundError(`The ${kind}`);
  return entry;
}

/** The values of an entry that must be unique, with its type. */
export function valuesOf(entry: ReferenceEntity): ReferenceValues {
  const { name, code } = entry;
  return { name, code, ...('type' in entry ? { type: entry.type } : {}) };
}

/**
 * Throws DomainError conflict, at its field, when another entry that can be chosen has the name, within its type, or
 * the code. Names are compared folded, codes in any case. Two that are added at once wait for each other.
 */
export async function assertUnique(
  em: EntityManager,
  kind: ReferenceKind,
  values: ReferenceValues,
  id: string,
): Promise<void> {
  await takeLock(em, LOCKS.referenceNames, kind);
  const type = values.type === undefined ? '' : 'and type = ?';
  const others = await em.execute<{ name: string; code: string; isNameTaken: boolean }[]>(
    `select name, code, folded_name = folded(?) ${type} as "isNameTaken" from ${kind}
      where removed_at is null and id <> ? and (lower(code) = lower(?) or (folded_name = folded(?) ${type}))`,
    [values.name, values.type ?? [], id, values.code, values.name, values.type ?? []].flat(),
  );
  const [sameName] = others.filter(({ isNameTaken }) => isNameTaken);
  const [sameCode] = others.filter(
    (other) => !other.isNameTaken || other.code.toLowerCase() === values.code.toLowerCase(),
  );
  const fields = [
    ...(sameName ? [taken('name', `There is already a ${kind} with this name`)] : []),
    ...(sameCode ? [taken('code', `"${sameCode.name}" has this code already`)] : []),
  ];
  const message = fields.map((field) => field.message).join('. ');
  if (fields.length) throw new DomainError('conflict', 'taken', message, fields);
}

const taken = (path: string, message: string) => ({ path, code: 'taken', message });

/** Records the event of a change. */
export function recordReferenceChange(
  kind: ReferenceKind,
  entry: ReferenceEntity,
  change: Change,
  actorId: string | null,
): void {
  const { id } = entry;
  if (kind === 'position') record(entry, PositionChanged, { positionId: id, change }, actorId);
  if (kind === 'credential') record(entry, CredentialChanged, { credentialId: id, change }, actorId);
  if (kind === 'certification') record(entry, CertificationChanged, { certificationId: id, change }, actorId);
}
