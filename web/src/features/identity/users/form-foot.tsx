import { Button } from '#web/ui/button';

interface Props {
  saveLabel: string;
  busy: boolean;
  failure: string;
  onDiscard(): void;
}

/** The buttons of a user's form, and why it could not be saved. */
export function FormFoot({ saveLabel, busy, failure, onDiscard }: Props) {
  return (
    <div className="drawer-foot">
      {failure && (
        <p className="note error" role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" look="fill" busy={busy}>
        {saveLabel}
      </Button>
      <Button look="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
