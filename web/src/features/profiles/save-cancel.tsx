import { Button } from '../../ui/button';

interface Props {
  /** Of what; there may be several Save buttons on the page. */
  what: string;
  isBusy: boolean;
  onCancel(): void;
  /** Without it Save submits the form around it. */
  onSave?(): void;
}

export function SaveCancel({ what, isBusy, onCancel, onSave }: Props) {
  const of = <span className="vh"> {what}</span>;
  return (
    <div className="row-of-buttons">
      <Button look="fill" type={onSave ? 'button' : 'submit'} busy={isBusy} onClick={onSave}>
        Save{of}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        Cancel{of}
      </Button>
    </div>
  );
}
