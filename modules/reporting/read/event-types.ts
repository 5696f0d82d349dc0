import * as applications from '#modules/applications/contract/events.js';
import * as releases from '#modules/applications/contract/release-events.js';
import * as directory from '#modules/directory/contract/events.js';
import * as identity from '#modules/identity/contract/events.js';
import * as rights from '#modules/identity/contract/rights-events.js';
import * as sessions from '#modules/identity/contract/session-events.js';
import * as notifications from '#modules/notifications/contract/events.js';
import * as postings from '#modules/postings/contract/events.js';
import * as profiles from '#modules/profiles/contract/events.js';
import type { ModuleEventType } from '#modules/shared/event.js';
import * as site from '#modules/site/contract/events.js';
import { type EventType, isEventType } from '#platform/events/event.js';
import * as platform from '#platform/events/platform-events.js';
import * as reporting from '../contract/events.js';

const CONTRACTS = [
  applications,
  releases,
  directory,
  identity,
  rights,
  sessions,
  notifications,
  postings,
  profiles,
  site,
  reporting,
  platform,
];

/** The events of all modules and of the platform. Those of the platform have no history. */
export const EVENT_TYPES: ReadonlyMap<string, EventType & Partial<Pick<ModuleEventType, 'history'>>> = new Map(
  CONTRACTS.flatMap((contract): unknown[] => Object.values(contract))
    .filter(isEventType)
    .map((type) => [type.name, type]),
);
