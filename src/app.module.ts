import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ApplicationsModule } from '#modules/applications/applications.module.js';
import { DirectoryModule } from '#modules/directory/directory.module.js';
import { IdentityModule } from '#modules/identity/identity.module.js';
import { JobSearchModule } from '#modules/job-search/job-search.module.js';
import { NotificationsModule } from '#modules/notifications/notifications.module.js';
import { PostingsModule } from '#modules/postings/postings.module.js';
import { ProfilesModule } from '#modules/profiles/profiles.module.js';
import { ReportingModule } from '#modules/reporting/reporting.module.js';
import { SiteModule } from '#modules/site/site.module.js';
import { PlatformModule, type PlatformOptions } from '#platform/platform.module.js';
import { RuntimeModule } from '#platform/runtime.module.js';

/** The list of modules. */
@Module({})
export class AppModule {
  static on(options: PlatformOptions, extraModules: Type[]): DynamicModule {
    const modules = [
      IdentityModule,
      DirectoryModule,
      ProfilesModule,
      PostingsModule,
      JobSearchModule,
      ApplicationsModule,
      SiteModule,
      NotificationsModule,
      ReportingModule,
      ...extraModules,
    ];
    return { module: AppModule, imports: [PlatformModule.on(options, modules), ...modules, RuntimeModule] };
  }
}
