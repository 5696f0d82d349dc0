import { createHash } from 'node:crypto';
import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { JobType, Queue } from 'bullmq';
import { newId } from '../database/aggregate.js';
import { RetryPolicy } from './retry-policy.js';
import { isBatchSubscriber, SubscriberRegistry } from './subscriber-registry.js';

/**
 * The data of a job: the event to deliver, or several for a batch subscriber; since when it is put off, in epoch ms.
 */
export type DeliveryData = ({ factId: string } | { factIds: readonly string[] }) & { deferredSince?: number };

interface EventToDeliver {
  id: string;
  name: string;
}

/** Events per job of a batch subscriber. */
const EVENTS_PER_JOB = 50;
/** Jobs added at once. */
const JOBS_PER_CALL = 500;

/** Of unfinished jobs. On PostgreSQL those of a paused queue are `paused`, which the type lacks; on Redis `waiting`. */
const STATES = ['waiting', 'paused', 'delayed', 'active'] as JobType[];

/** Jobs of a queue; `waiting` are also those that are delayed or in a paused queue. */
export interface QueueCounts {
  waiting: number;
  active: number;
}

/** Puts events into the queue of a subscriber: a job for each event, or for 50 of them if it takes batches. */
@Injectable()
export class DeliveryQueues {
  constructor(
    private readonly modules: ModuleRef,
    private readonly subscribers: SubscriberRegistry,
    private readonly retry: RetryPolicy,
  ) {}

  queue(subscriber: string): Queue {
    return this.modules.get(getQueueToken(subscriber), { strict: false });
  }

  /** The id of a job tells its events, so that one that still waits is not added twice, and one with others is. */
  add(subscriber: string, events: readonly EventToDeliver[]): Promise<void> {
    return this.addJobs(subscriber, events, this.eventsPerJob(subscriber), jobIdOf);
  }

  /** Adds jobs with new ids, since those that led to an inbox row or a dead letter may still be in the queue. */
  addAgain(subscriber: string, events: readonly EventToDeliver[]): Promise<void> {
    return this.addJobs(subscriber, events, this.eventsPerJob(subscriber), newId);
  }

  /** Adds a job for each event of a failed batch that has none, so that only the faulty one fails. */
  addEach(subscriber: string, eventIds: readonly string[]): Promise<void> {
    return this.addJobs(
      subscriber,
      eventIds.map((id) => ({ id, name: 'fact' })),
      1,
      jobIdOf,
    );
  }

  /** By subscriber. Throws when the queues are unavailable. */
  async counts(): Promise<Map<string, QueueCounts>> {
    const counts = this.subscribers.list().map(async ({ name }) => {
      const { active = 0, ...others } = await this.queue(name).getJobCounts(...STATES);
      return [name, { waiting: Object.values(others).reduce((sum, count) => sum + count, 0), active }] as const;
    });
    return new Map(await Promise.all(counts));
  }

  /** Whether a job carries several events. */
  isBatched(subscriber: string): boolean {
    return isBatchSubscriber(this.subscribers.byName(subscriber).subscriber);
  }

  private eventsPerJob(subscriber: string): number {
    return this.isBatched(subscriber) ? EVENTS_PER_JOB : 1;
  }

  private async addJobs(
    subscriber: string,
    events: readonly EventToDeliver[],
    eventsPerJob: number,
    jobIdFor: (eventIds: readonly string[]) => string,
  ): Promise<void> {
    const jobs = events.flatMap((first, at) => {
      if (at % eventsPerJob) return [];
      const eventIds = events.slice(at, at + eventsPerJob).map(({ id }) => id);
      const opts = { ...this.retry.jobOptions, jobId: jobIdFor(eventIds) };
      const isOne = eventIds.length === 1;
      const data: DeliveryData = isOne ? { factId: first.id } : { factIds: eventIds };
      return [{ name: isOne ? first.name : 'facts', data, opts }];
    });
    const queue = this.queue(subscriber);
    const [only, ...others] = jobs;
    // On PostgreSQL the call for several creates two temporary tables.
    if (only && !others.length) await queue.add(only.name, only.data, only.opts);
    else
      for (let at = 0; at < jobs.length; at += JOBS_PER_CALL) await queue.addBulk(jobs.slice(at, at + JOBS_PER_CALL));
  }
}

function jobIdOf(eventIds: readonly string[]): string {
  const [only = '', ...others] = eventIds;
  return others.length ? createHash('sha256').update(eventIds.join(' ')).digest('base64url') : only;
}
