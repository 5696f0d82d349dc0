import { CommandBus } from '@nestjs/cqrs';
import { GrantPrivilege } from '#modules/identity/contract/commands.js';
import { Privilege, type PrivilegeId } from '#modules/shared/privileges.js';
import { type CliCommand, usageError } from './command.js';

export const grant: CliCommand = {
  usage: 'grant <email> <privilege> [<organization account number> …]',
  async run(app, [email, privilege, ...organizations]) {
    const id = privilege && findPrivilege(privilege);
    if (!email || !id) throw usageError(`${this.usage}   privileges: ${Object.keys(Privilege).join(', ')}`);
    await app.get(CommandBus, { strict: false }).execute(new GrantPrivilege(email, id, organizations));
    return `${email} has ${privilege}${organizations.length ? ` for ${organizations.join(', ')}` : ''}.`;
  },
};

/** Finds a privilege by number or name in any spelling: JobPosting, job-posting, "Job Posting". */
function findPrivilege(word: string): PrivilegeId | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  return Object.entries(Privilege).find(([name, id]) => String(id) === word || plain(name) === plain(word))?.[1];
}
