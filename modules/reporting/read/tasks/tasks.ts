import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SourceOfTasks, type TaskBounds, type TaskSource } from '#modules/identity/contract/task-source.js';
import { TASK_KINDS, type TaskKind } from '#modules/shared/task-kinds.js';
import { type TaskPage } from '#modules/shared/tasks.js';
import { forEachConcurrently } from '#platform/async/for-each-concurrently.js';
import { oneProviderEach } from '#platform/discovery/one-provider-each.js';
import { formatErrorForLog } from '#platform/errors/format-error.js';
import type { Actor } from '#platform/http/access.js';
import { TASK_ITEMS, type TasksResponse } from '../../contract/api/tasks.js';

/** So many kinds are read at once, so that one request does not take all connections. */
const CONCURRENCY = 4;

/** The pending tasks of an account, from the sources of all modules. One that fails does not hide the others. */
@Injectable()
export class Tasks implements OnModuleInit {
  private readonly log = new Logger(Tasks.name);
  private sources: ReadonlyMap<TaskKind, TaskSource> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws unless each kind has one source. */
  onModuleInit(): void {
    this.sources = oneProviderEach(this.discovery, SourceOfTasks, TASK_KINDS);
  }

  async list(actor: Actor): Promise<TasksResponse> {
    const response: TasksResponse = { duties: [], failed: [] };
    const kinds = [...TASK_KINDS];
    const bounds = { offset: 0, limit: TASK_ITEMS };
    const next = async () => kinds.splice(0, 1);
    await forEachConcurrently(CONCURRENCY, next, async ([kind]) => {
      if (!kind) return;
      try {
        const page = await this.page(kind, actor, bounds);
        if (page) response.duties.push({ kind, ...page });
      } catch (error) {
        this.log.error(`The tasks ${kind} could not be read: ${formatErrorForLog(error)}`);
        response.failed.push(kind);
      }
    });
    response.duties.sort((a, b) => TASK_KINDS.indexOf(a.kind) - TASK_KINDS.indexOf(b.kind));
    return response;
  }

  /** Null for accounts that have no tasks of this kind. */
  async page(kind: TaskKind, actor: Actor, bounds: TaskBounds): Promise<TaskPage | null> {
    return (await this.sources.get(kind)?.page(kind, actor, bounds)) ?? null;
  }
}
