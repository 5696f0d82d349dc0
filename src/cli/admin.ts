import { CommandBus } from '@nestjs/cqrs';
import { CreateAdministrator } from '#modules/identity/contract/commands.js';
import { type CliCommand, usageError } from './command.js';

export const admin: CliCommand = {
  usage: 'admin create <email>',
  async run(app, [verb, email]) {
    if (verb !== 'create' || !email) throw usageError(this.usage);
    await app.get(CommandBus, { strict: false }).execute(new CreateAdministrator(email));
    return `${email} is Super Admin; a mail with a link to set the password is on its way.`;
  },
};
