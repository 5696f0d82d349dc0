import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { actAs } from '../security/acting.js';
import type { Actor } from './access.js';

/** Lets the transactions of a request know for whom they write, also after its connection has ended. */
@Injectable()
export class ActingInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { actor } = context.switchToHttp().getRequest<{ actor?: Actor }>();
    if (!actor) return next.handle();
    return of(await actAs(actor, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
