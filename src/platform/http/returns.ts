import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/**
 * The shape a route answers with: the response is cut to the schema, so that no field leaves by accident, and the same
 * schema stands in the OpenAPI document.
 */
export const Returns = (schema: z.ZodType, status = 200) =>
  applyDecorators(
    HttpCode(status),
    // Nest cuts a list item by item.
    SerializeOptions({ schema: schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema }),
    ApiResponse({ status, standardSchema: schema as never, description: 'Success' }),
  );
