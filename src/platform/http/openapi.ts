import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** Serves the OpenAPI document at `/api/openapi.json`, generated from the zod schemas that validate requests. */
export function describeApi(app: NestFastifyApplication): void {
  const outline = new DocumentBuilder().setTitle('Career Gateway').setVersion('1').addBearerAuth().build();
  let json: string | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/api/openapi.json', (_request, reply) => {
      json ??= JSON.stringify(SwaggerModule.createDocument(app, outline));
      return reply.type('application/json').send(json);
    });
}
