import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { ListTotals } from '#platform/database/list-totals.js';
import type { Page } from '#platform/http/paging.js';
import type { OpenPostingAccessRequest } from '../contract/api/posting-access.js';
import type { AccessRequestSummary } from '../contract/identity-api.js';

interface Row extends Omit<OpenPostingAccessRequest, 'user' | 'requestedAt'> {
  requestedAt: Date;
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  declineReason: string;
}

const SELECT = `
  select r.id, r.created_at as "requestedAt", r.organization, r.message, a.id as "userId",
         r.decline_reason as "declineReason", a.first_name as "firstName", a.last_name as "lastName", a.email
    from posting_access_request r join account a on a.id = r.user_id`;

const ORDERS = { newestFirst: 'r.created_at desc, r.id', oldestFirst: 'r.created_at, r.id desc' } as const;

/** Reads requests for posting rights. */
@Injectable()
export class PostingAccessRequests {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  /** Newest first by default. */
  async listOpen(
    offset: number,
    limit: number,
    order: keyof typeof ORDERS = 'newestFirst',
  ): Promise<Page<OpenPostingAccessRequest>> {
    const [rows, totalItemsCount] = await Promise.all([
      this.database.rows<Row>(`${SELECT} where r.status = 'open' order by ${ORDERS[order]} limit ? offset ?`, [
        limit,
        offset,
      ]),
      this.totals.count("from posting_access_request where status = 'open'", []),
    ]);
    return { items: rows.map(toResponse), totalItemsCount };
  }

  /** The open request with this id, as a list of one; an empty one if it was decided. */
  async findOpen(requestId: string): Promise<Page<OpenPostingAccessRequest>> {
    const rows = await this.database.lookup<Row>(`${SELECT} where r.status = 'open' and r.id = ?`, [requestId]);
    return { items: rows.map(toResponse), totalItemsCount: rows.length };
  }

  /** The open ones of an account, the oldest first; a user has few. */
  async listOpenOf(userId: string): Promise<OpenPostingAccessRequest[]> {
    const sql = `${SELECT} where r.status = 'open' and r.user_id = ? order by ${ORDERS.oldestFirst}`;
    return (await this.database.lookup<Row>(sql, [userId])).map(toResponse);
  }

  /** An open or a decided one; null for an unknown id. */
  async get(requestId: string): Promise<AccessRequestSummary | null> {
    const [row] = await this.database.lookup<Row>(`${SELECT} where r.id = ?`, [requestId]);
    if (!row) return null;
    const { organization, message, declineReason, firstName, lastName, email } = row;
    return { organization, message, declineReason, firstName, lastName, email };
  }
}

function toResponse({ id, organization, message, requestedAt, ...row }: Row): OpenPostingAccessRequest {
  const { userId, firstName, lastName, email } = row;
  const user = { id: userId, firstName, lastName, email };
  return { id, organization, message, requestedAt: new Date(requestedAt).toISOString(), user };
}
