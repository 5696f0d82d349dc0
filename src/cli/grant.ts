import { CommandBus } from '@nestjs/cqrs';
import { GrantPrivilege, Privilege, type PrivilegeId } from '../../modules/identity/contract/questions.js';
import { type CliCommand, misused } from './command.js';

export const grant: CliCommand = {
  usage: 'grant <email> <privilege> [<organization account number> …]',
  async run(app, [email, privilege, ...organizations]) {
    const id = privilege && privilegeNamed(privilege);
    if (!email || !id) throw misused(`${this.usage}   privileges: ${Object.keys(Privilege).join(', ')}`);
    await app.get(CommandBus, { strict: false }).execute(new GrantPrivilege(email, id, organizations));
    return `${email} has ${privilege}${organizations.length ? ` for ${organizations.join(', ')}` : ''}.`;
  },
};

/** By number or by name, however that is spelled: JobPosting, job-posting, "Job Posting". */
function privilegeNamed(word: string): PrivilegeId | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  return Object.entries(Privilege).find(([name, id]) => String(id) === word || plain(name) === plain(word))?.[1];
}
