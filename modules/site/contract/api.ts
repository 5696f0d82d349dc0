import { z } from 'zod';

/** GET /api/common/support: where a person finds us (P10.6, P11.18). `url` begins with https://. */
export const SupportView = z.object({
  email: z.string(),
  phones: z.array(z.string()),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type SupportView = z.infer<typeof SupportView>;
