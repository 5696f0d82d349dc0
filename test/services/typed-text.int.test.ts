import 'reflect-metadata';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DiscoveryService } from '@nestjs/core';
import type { z } from 'zod';
import { DraftData } from '#modules/applications/contract/api/application-data.js';
import { JobPayload } from '#modules/postings/contract/api/job.js';
import { DocumentLines } from '#modules/profiles/contract/api/documents.js';
import { NAME_FIELD } from '#src/cli/stored-texts.js';
import { sharedApp } from '../support/shared-app.js';

/** Where NestJS keeps the parameters of a route, with the kind of each before a colon. */
const ARGUMENTS = '__routeArguments__';
const BODY = '3';
/** Forms with files, whose schemas stand in the code of their controllers. */
const IN_FORMS: Record<string, z.ZodType> = { JobPayload, DraftData, DocumentLines };

const PLAIN = 'Plain text';

/** Ends of the paths of texts that nobody stores as words, by the reason. */
const EXCEPT: Record<string, RegExp> = {
  'is hashed in the form of RFC 8265': /\.(password|currentPassword|newPassword)$/,
  'is a key that the product made': /\.(token|refreshToken|captchaToken|form|subscriber)$/,
  'names an account, an organization or an entry of a catalogue':
    /\.(email|accountNumber|additionalType)$|(grant|input|JobPayload)\.organization$/,
  'is not used': /PostingAccessController\.request\.name$/,
  'names a column or a filter of a report': /\.(params\.(name|value)|sortedColumn)$/,
  'names an uploaded file': /DocumentLines\.fileName$/,
};

interface TextField {
  path: string;
  key: string;
  schema: z.ZodType;
}

const fields = new Map<string, TextField>();

/** Every property of the schema that takes a plain text as one. */
function collect(schema: z.ZodType, path: string): void {
  const { def } = schema._zod as unknown as { def: Record<string, never> };
  const inner = [def.innerType, def.element, def.in, def.out, ...((def.options as z.ZodType[] | undefined) ?? [])];
  for (const one of inner) if (one) collect(one, path);
  for (const [key, property] of Object.entries((def.shape as Record<string, z.ZodType> | undefined) ?? {})) {
    const at = `${path}.${key}`;
    const parsed = property.safeParse(PLAIN);
    if (parsed.success && parsed.data === PLAIN) fields.set(at, { path: at, key, schema: property });
    else collect(property, at);
  }
}

beforeAll(async () => {
  const app = await sharedApp();
  for (const { metatype } of app.service(DiscoveryService).getControllers()) {
    if (!metatype) continue;
    for (const method of Object.getOwnPropertyNames(metatype.prototype)) {
      const args: Record<string, { schema?: z.ZodType }> = Reflect.getMetadata(ARGUMENTS, metatype, method) ?? {};
      for (const [kind, { schema }] of Object.entries(args))
        if (schema && kind.startsWith(`${BODY}:`)) collect(schema, `${metatype.name}.${method}`);
    }
  }
  for (const [name, schema] of Object.entries(IN_FORMS)) collect(schema, name);
});

const words = () =>
  [...fields.values()].filter(({ path }) => !Object.values(EXCEPT).some((pattern) => pattern.test(path)));
const failing = (text: string, expected: string) =>
  words().flatMap(({ path, schema }) => {
    const { success, data } = schema.safeParse(text);
    return success && data === expected ? [] : [`${path}: ${JSON.stringify(data)}`];
  });

describe('every text field of every request', () => {
  it('is found in the schemas of the routes', () => {
    expect(words().length).toBeGreaterThan(40);
  });

  it('keeps composed letters', () => {
    expect(failing('Mun\u0303oz Cafe\u0301', 'Mu\u00f1oz Caf\u00e9')).toEqual([]);
  });

  it('keeps nothing that nobody sees, and no blanks around', () => {
    expect(failing(' \u200bPlain\u00ad te\u0002xt\ufeff ', PLAIN)).toEqual([]);
  });

  it('has the signs of the keyboard where it is a name or a title, and those that were typed elsewhere', () => {
    const typed = 'St.\u00a0Mary\u2019s \u2013 North';
    const wrong = words().flatMap(({ path, key, schema }) => {
      const { success, data } = schema.safeParse(typed);
      // A code or an extension is shorter.
      if (!success) return [];
      return data === (NAME_FIELD.test(key) ? "St. Mary's - North" : typed) ? [] : [`${path}: ${JSON.stringify(data)}`];
    });
    expect(wrong).toEqual([]);
  });
});
