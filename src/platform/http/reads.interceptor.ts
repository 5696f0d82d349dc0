import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { Actor } from './access.js';

type Work = () => Promise<unknown>;

const afterRead = new AsyncLocalStorage<Work[]>();

/** Has what a request has read recorded once its handler returns, before the response. Throws outside of a request. */
export function recordAfterRead(work: Work): void {
  const works = afterRead.getStore();
  if (!works) throw new Error('What is read outside of a request is not recorded after it.');
  works.push(work);
}

/**
 * Records what the handler of a GET has read. The response waits, so that no unrecorded read is answered; a handler that
 * throws has shown nothing. No other GET writes, but the one that begins the PDF of an application (pdf-requests.ts).
 */
@Injectable()
export class ReadsInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    // A stream of events for visitors never ends, and what they read is not recorded.
    if (!context.switchToHttp().getRequest<{ actor?: Actor }>().actor) return next.handle();
    const works: Work[] = [];
    const handle = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    const response = await afterRead.run(works, handle);
    try {
      // In their order: the record of a read comes before its mark.
      for (const work of works) await work();
    } catch (error) {
      if (response instanceof StreamableFile) response.getStream().destroy();
      throw error;
    }
    return of(response);
  }
}
