import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError, invalidFieldError } from '../errors/domain-error.js';
import { MB, type UploadedFile } from '../files/file-store.js';
import type { UploadKind } from '../files/untrusted/question.js';
import { RefusedFile } from '../files/untrusted/refusal.js';
import { untrustedFiles } from '../files/untrusted/untrusted-files.js';
import { createUploadFolder } from '../files/upload-folders.js';
import { noteForm } from '../idempotency/idempotency-context.js';
import { FormDigest } from './form-digest.js';
import { assertShallow, decodeUtf8 } from './request-text.js';
import { fileExtension, sanitizeFileName } from './upload-names.js';
import { CONTENT_TYPES } from './upload-types.js';
import { validationError } from './validation.js';

const MAX_FIELDS = 30;
const MAX_FIELD_BYTES = MB;
/** The parser's messages for a malformed body; these errors have no code. */
const MALFORMED = /boundary not found|multipart data|needle/i;

export interface UploadRules {
  /** The name of the parts with files. */
  field: string;
  maxFiles: number;
  /** Limit per file, in bytes. */
  maxBytes: number;
  types: readonly UploadKind[];
}

/** A parsed multipart request: text parts in memory, files in a temporary folder until the response is sent. */
export class MultipartForm {
  readonly files: UploadedFile[] = [];
  private readonly texts = new Map<string, string>();

  text(name: string): string | undefined {
    return this.texts.get(name);
  }

  setText(name: string, value: string): void {
    this.texts.set(name, value);
  }

  /** Parses a text part as JSON and validates it. Throws DomainError invalid with the paths of the schema. */
  json<S extends z.ZodType>(name: string, schema: S): z.output<S> {
    const text = this.texts.get(name) ?? '';
    assertShallow(text);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw invalidFieldError(name, `The part "${name}" must hold JSON.`);
    }
    const result = schema.safeParse(value);
    if (!result.success) throw validationError(result.error.issues);
    return result.data;
  }
}

/** Injects the parsed multipart request, with every file checked against the rules. */
export const Multipart = createParamDecorator(
  async (rules: UploadRules, context: ExecutionContext): Promise<MultipartForm> => {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!request.isMultipart()) {
      throw new DomainError('unsupported', 'multipart_expected', 'Please send this as multipart/form-data.');
    }
    const folder = await createUploadFolder();
    // An open file may block the deletion; the next sweep removes the folder.
    const discard = () => rm(folder, { recursive: true, force: true }).catch(() => undefined);
    http.getResponse<FastifyReply>().raw.once('close', discard);
    return readForm(request, rules, folder);
  },
);

async function readForm(request: FastifyRequest, rules: UploadRules, folder: string): Promise<MultipartForm> {
  const form = new MultipartForm();
  const digest = new FormDigest();
  const limits = { parts: rules.maxFiles + MAX_FIELDS, fileSize: rules.maxBytes };
  try {
    // All parts come as streams: the parser would decode text leniently and lose bytes that are not UTF-8.
    for await (const part of request.parts({ limits, isPartAFile: () => true })) {
      if (part.type !== 'file') continue;
      if (part.fieldname === undefined) throw malformedFormError();
      digest.begin(part.fieldname, part.filename);
      if (part.filename === undefined) form.setText(part.fieldname, await readText(part, digest));
      else form.files.push(await storeTemporarily(part, rules, folder, digest));
      if (form.files.length > rules.maxFiles) throw tooManyFilesError(rules);
    }
  } catch (error) {
    throw toUploadError(error, rules) ?? error;
  }
  noteForm(digest.value());
  return form;
}

async function readText(part: MultipartFile, digest: FormDigest): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Read to the end like a file, but stored only up to the limit.
  for await (const chunk of part.file) {
    digest.add(chunk);
    size += chunk.length;
    if (size <= MAX_FIELD_BYTES) chunks.push(chunk);
  }
  if (size > MAX_FIELD_BYTES) throw tooLargeError(part.fieldname, 'A part of the form is too long.');
  return decodeUtf8(Buffer.concat(chunks));
}

async function storeTemporarily(
  part: MultipartFile,
  rules: UploadRules,
  folder: string,
  digest: FormDigest,
): Promise<UploadedFile> {
  const fileName = sanitizeFileName(part.filename);
  const extension = rules.types.find((type) => type === fileExtension(fileName));
  const path = join(folder, randomUUID());
  // The part is read in any case: an unread one would stall the request.
  await pipeline(part.file, digest.through(), createWriteStream(path, { mode: 0o600 }));
  if (part.filename.includes('\ufffd')) throw unreadableNameError(rules);
  if (part.fieldname !== rules.field) throw invalidFieldError(part.fieldname, 'No file is expected here.');
  if (!extension)
    throw invalidFieldError(
      rules.field,
      `"${fileName}" is not accepted. Accepted formats: ${acceptedExtensions(rules)}.`,
    );
  await untrustedFiles.check(path, extension).catch((error: unknown) => {
    if (!(error instanceof RefusedFile)) throw error;
    throw invalidFieldError(rules.field, `"${fileName}" was not taken. ${error.message}`);
  });
  const { size } = await stat(path);
  return { fieldName: part.fieldname, fileName, size, contentType: CONTENT_TYPES[extension], path };
}

/** The parser decodes names leniently, so a replacement character means invalid UTF-8. */
function unreadableNameError({ field }: UploadRules): DomainError {
  return invalidFieldError(field, 'The name of a file has characters that cannot be read. Please rename it.');
}

function acceptedExtensions(rules: UploadRules): string {
  return rules.types.map((type) => `.${type}`).join(', ');
}

function toUploadError(error: unknown, rules: UploadRules): DomainError | null {
  const { code, message } = error as { code?: string; message: string };
  switch (code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLargeError(rules.field, `A file may have at most ${Math.round(rules.maxBytes / MB)} MB.`);
    case 'FST_PARTS_LIMIT':
      return tooLargeError('', 'The form has too many parts.');
    default:
      return !code && MALFORMED.test(message) ? malformedFormError() : null;
  }
}

function malformedFormError(): DomainError {
  return new DomainError('invalid', 'malformed_form', 'The form could not be read.');
}

function tooManyFilesError({ field, maxFiles }: UploadRules): DomainError {
  return tooLargeError(field, `At most ${maxFiles} files can be sent.`);
}

function tooLargeError(path: string, message: string): DomainError {
  return new DomainError('tooLarge', 'too_large', message, [{ path, code: 'too_large', message }]);
}
