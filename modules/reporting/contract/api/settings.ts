import { z } from 'zod';

/** `generated`: made at the first start and stored in the data folder. */
const SETTING_SOURCES = ['environment', 'default', 'generated'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

/** GET /api/common/systemSettings: the settings of the process that answers (W18.8). */
export const SystemSettings = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      settings: z.array(
        z.object({
          /** The environment variable. */
          key: z.string(),
          /** The value in use, or what of a secret may be shown, perhaps nothing; null if it is not set. */
          value: z.string().nullable(),
          source: z.enum(SETTING_SOURCES),
          isSecret: z.boolean(),
        }),
      ),
    }),
  ),
});
export type SystemSettings = z.infer<typeof SystemSettings>;
export type SystemSetting = SystemSettings['groups'][number]['settings'][number];
