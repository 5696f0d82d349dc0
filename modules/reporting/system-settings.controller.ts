import { Controller, Get } from '@nestjs/common';
import { RIGHTS } from '#modules/shared/rights.js';
import { Allow } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { Config } from '#src/config.js';
import { SystemSettings } from './contract/api/settings.js';
import { listSystemSettings } from './read/system-settings.js';

@Controller('api/common/systemSettings')
export class SystemSettingsController {
  constructor(private readonly config: Config) {}

  /** Super Admin only. */
  @Allow(...RIGHTS.systemLog)
  @Get()
  @Returns(SystemSettings)
  settings(): SystemSettings {
    return listSystemSettings(this.config);
  }
}
