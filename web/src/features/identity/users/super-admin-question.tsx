import { useState } from 'react';
import { ACCOUNT_LIMITS } from '#modules/identity/contract/api/accounts';
import { TypeToConfirm } from '#web/ui/overlays/type-to-confirm';
import { nameOf } from './user-name';

interface Person {
  firstName: string;
  lastName: string;
}

/** Asks once more before somebody becomes a Super Admin. `question` is its dialog, to be rendered outside of forms. */
export function useSuperAdminQuestion() {
  const [pending, setPending] = useState<{ person: Person; answer(isYes: boolean): void } | null>(null);
  const ask = async (person: Person) => {
    const isYes = await new Promise<boolean>((answer) => setPending({ person, answer }));
    setPending(null);
    return isYes;
  };
  return { ask, question: pending && <Question person={pending.person} onResolve={pending.answer} /> };
}

function Question({ person, onResolve }: { person: Person; onResolve(isYes: boolean): void }) {
  const name = nameOf(person);
  return (
    <TypeToConfirm
      title={`Give Super Admin to ${name}?`}
      text={person.lastName}
      textName="the last name"
      limit={ACCOUNT_LIMITS.name}
      confirmLabel="Give Super Admin"
      cancelLabel="Leave it as it is"
      onResolve={onResolve}
    >
      <p>{name} may then do everything on the board: read every application, give and take any right, see Area 51.</p>
    </TypeToConfirm>
  );
}
