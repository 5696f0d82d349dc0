import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError, invalidField } from '../errors.js';
import type { UploadedFile } from '../files.js';
import { checkedContentType, endingOf, type UploadEnding } from './upload-types.js';
import { validationError } from './validation.js';

export const MB = 1024 * 1024;
const MAX_FIELDS = 30;
const MAX_FIELD_BYTES = MB;
/** How the parser words a body it can make nothing of; these errors carry no code. */
const MALFORMED = /boundary not found|multipart data/i;

export interface UploadRules {
  /** The part name under which files arrive. */
  field: string;
  maxFiles: number;
  /** Bytes of one file. */
  maxBytes: number;
  types: readonly UploadEnding[];
}

/** A multipart request, read to its end: text parts in memory, files in a temporary folder until the response is out. */
export class MultipartForm {
  readonly files: UploadedFile[] = [];
  private readonly texts = new Map<string, string>();

  text(name: string): string | undefined {
    return this.texts.get(name);
  }

  setText(name: string, value: string): void {
    this.texts.set(name, value);
  }

  /** The JSON of a text part, checked by `schema`. Throws DomainError invalid with the paths of the schema. */
  json<S extends z.ZodType>(name: string, schema: S): z.output<S> {
    let value: unknown;
    try {
      value = JSON.parse(this.texts.get(name) ?? '');
    } catch {
      throw invalidField(name, `The part "${name}" must hold JSON.`);
    }
    const result = schema.safeParse(value);
    if (!result.success) throw validationError(result.error.issues);
    return result.data;
  }
}

/** Gives a route its multipart request as a `MultipartForm`, with every file checked against the rules. */
export const Multipart = createParamDecorator(
  async (rules: UploadRules, context: ExecutionContext): Promise<MultipartForm> => {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!request.isMultipart()) {
      throw new DomainError('unsupported', 'multipart_expected', 'Please send this as multipart/form-data.');
    }
    const folder = await mkdtemp(join(tmpdir(), 'upload-'));
    http.getResponse<FastifyReply>().raw.once('close', () => void rm(folder, { recursive: true, force: true }));
    return read(request, rules, folder);
  },
);

async function read(request: FastifyRequest, rules: UploadRules, folder: string): Promise<MultipartForm> {
  const form = new MultipartForm();
  const limits = { files: rules.maxFiles, fileSize: rules.maxBytes, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') form.files.push(await store(part, rules, folder));
      else form.setText(part.fieldname, String(part.value));
    }
  } catch (error) {
    throw refusalOf(error, rules) ?? error;
  }
  return form;
}

async function store(part: MultipartFile, rules: UploadRules, folder: string): Promise<UploadedFile> {
  const fileName = cleanName(part.filename);
  const ending = rules.types.find((type) => type === endingOf(fileName));
  const path = join(folder, randomUUID());
  // The part is drained in any case: an unread one would stall the rest of the request.
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
  if (part.fieldname !== rules.field) throw invalidField(part.fieldname, 'No file is expected here.');
  if (!ending) throw invalidField(rules.field, `"${fileName}" is not accepted. Accepted formats: ${accepted(rules)}.`);
  const contentType = await checkedContentType(path, ending);
  if (!contentType) throw invalidField(rules.field, `"${fileName}" is empty or is not a real .${ending} file.`);
  return { fieldName: part.fieldname, fileName, size: part.file.bytesRead, contentType, path };
}

function accepted(rules: UploadRules): string {
  return rules.types.map((type) => `.${type}`).join(', ');
}

function refusalOf(error: unknown, rules: UploadRules): DomainError | null {
  const { code, message } = error as { code?: string; message: string };
  switch (code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(rules.field, `A file may have at most ${Math.round(rules.maxBytes / MB)} MB.`);
    case 'FST_FILES_LIMIT':
      return tooLarge(rules.field, `At most ${rules.maxFiles} files can be sent.`);
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return tooLarge('', 'The form has too many parts.');
    default:
      return !code && MALFORMED.test(message)
        ? new DomainError('invalid', 'malformed_form', 'The form could not be read.')
        : null;
  }
}

function tooLarge(path: string, message: string): DomainError {
  return new DomainError('tooLarge', 'too_large', message, [{ path, code: 'too_large', message }]);
}

/** Folders, control and direction characters go; what is left is cut to 255 characters with its ending kept. */
export function cleanName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain =
    base
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .replace(/^\.+/, '')
      .trim() || 'file';
  const ending = endingOf(plain);
  return plain.length <= 255 ? plain : `${plain.slice(0, 254 - ending.length)}.${ending}`;
}
