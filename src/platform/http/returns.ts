import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

/**
 * The shape a route answers with: the response is cut to the schema, so that no field leaves by accident, and the same
 * schema stands in the OpenAPI document.
 */
export const Returns = (schema: z.ZodType, status = 200) =>
  applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, standardSchema: schema as never, description: 'Success' }),
  );
