import { z } from 'zod';

/** Query parameters as search sends them: text, choices, whole numbers and flags, with messages for people. */

export const MAX_TEXT_LENGTH = 200;
const MAX_CHOICES = 50;

/** Treats an empty parameter as missing, because forms also send empty fields. */
export const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), type.optional());

export const text = (name: string) =>
  optional(
    z
      .string(`${name} must be one text`)
      .trim()
      .max(MAX_TEXT_LENGTH, `${name} must be ${MAX_TEXT_LENGTH} symbols or less`),
  );

/** One value, or several as a repeated parameter; empty ones are ignored. Errors are reported at the parameter. */
export const choices = <T extends string>(name: string, type: z.ZodType<T>) =>
  z
    .preprocess(
      (value) => [value].flat().filter((one) => one !== undefined && !(typeof one === 'string' && one.trim() === '')),
      z.array(z.unknown()).max(MAX_CHOICES, `${name} must be ${MAX_CHOICES} choices or less`),
    )
    .transform((values, { issues }) =>
      values.flatMap((one) => {
        const { data, error } = type.safeParse(one);
        if (error) issues.push({ code: 'custom', input: one, message: error.issues[0]?.message });
        return data ?? [];
      }),
    );

export const integer = (name: string, { min, max, step = 1 }: { min: number; max: number; step?: number }) =>
  optional(
    z.coerce
      .number(`${name} must be a number`)
      .int(`${name} must be a whole number`)
      .min(min, `${name} must be ${min} or more`)
      .max(max, `${name} must be ${max} or less`)
      .multipleOf(step, `${name} must be a multiple of ${step}`),
  );

export const flag = (name: string) => optional(z.enum(['true', 'false'], `${name} must be true or false`));

export const oneOfMessage = (name: string, values: readonly string[]) => `${name} must be one of: ${values.join(', ')}`;
