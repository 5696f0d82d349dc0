import {
  applyDecorators,
  Header,
  HttpCode,
  SerializeOptions,
  StandardSchemaSerializerInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/**
 * Declares the response schema of a route. The response is cut to it, so that no other field leaks. The OpenAPI
 * document contains it.
 */
export const Returns = (schema: z.ZodType, status = 200) =>
  applyDecorators(
    HttpCode(status),
    UseInterceptors(StandardSchemaSerializerInterceptor),
    // Nest serializes a list item by item.
    SerializeOptions({ schema: schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema }),
    describeResponse(schema, status),
  );

/** For a route that returns serialized JSON, which it must itself keep to the schema. */
export const ReturnsJson = (schema: z.ZodType) =>
  applyDecorators(
    HttpCode(200),
    Header('content-type', 'application/json; charset=utf-8'),
    describeResponse(schema, 200),
  );

const describeResponse = (schema: z.ZodType, status: number) =>
  ApiResponse({ status, standardSchema: schema as never, description: 'Success' });
