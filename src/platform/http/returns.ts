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
 * The shape a route answers with: the response is cut to the schema, so that no field leaves by accident, and the same
 * schema stands in the OpenAPI document.
 */
export const Returns = (schema: z.ZodType, status = 200) =>
  applyDecorators(
    HttpCode(status),
    UseInterceptors(StandardSchemaSerializerInterceptor),
    // Nest cuts a list item by item.
    SerializeOptions({ schema: schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema }),
    described(schema, status),
  );

/** For a route that answers with the JSON itself, which its maker holds to the schema. */
export const ReturnsJson = (schema: z.ZodType) =>
  applyDecorators(HttpCode(200), Header('content-type', 'application/json; charset=utf-8'), described(schema, 200));

const described = (schema: z.ZodType, status: number) =>
  ApiResponse({ status, standardSchema: schema as never, description: 'Success' });
