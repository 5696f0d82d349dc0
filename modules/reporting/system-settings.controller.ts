import { Controller, Get } from '@nestjs/common';
import { Config } from '../../src/config.js';
import { Allow } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { RIGHTS } from '../identity/contract/queries.js';
import { SystemSettings } from './contract/api-settings.js';
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
