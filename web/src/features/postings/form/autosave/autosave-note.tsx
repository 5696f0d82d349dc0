import { useEffect, useRef } from 'react';
import { openConfirm } from '#web/lib/feedback/confirm';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { dayOfYear, timeOfDay } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import type { AutosaveOffer } from './offer';
import type { Autosave } from './use-autosave';

interface Props {
  autosave: Autosave;
  /** The form has input that is not saved. */
  dirty: boolean;
  onUse(offer: AutosaveOffer): void;
}

/** Offers input that was kept and not saved; says that it is back once it was used. */
export function AutosaveNote({ autosave, dirty, onUse }: Props) {
  const { offer, used } = autosave;
  if (offer) return <Offer {...{ offer, dirty, onUse }} onDiscard={autosave.discard} />;
  return used && <Used offer={used} hidden={!dirty} />;
}

const describeInput = ({ savedAt }: AutosaveOffer) =>
  `What you typed on ${dayOfYear(savedAt)} at ${timeOfDay(savedAt)}`;

interface OfferProps {
  offer: AutosaveOffer;
  dirty: boolean;
  onUse(offer: AutosaveOffer): void;
  onDiscard(): void;
}

function Offer({ offer, dirty, onUse, onDiscard }: OfferProps) {
  const discard = async () => {
    const isSure = await openConfirm({
      title: 'Discard what you typed?',
      body: [`${describeInput(offer)} is lost. The form stays as it is.`],
      confirmLabel: 'Discard it',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    onDiscard();
    focusIfLost('#organization-information');
  };
  return (
    <section className="note stack autosave" aria-label="Input that was not saved">
      <p role="status">
        <b>{describeInput(offer)} was not saved.</b>
      </p>
      {offer.isOutdated && (
        <p>The posting was changed after that. If you use it and save, it replaces those changes.</p>
      )}
      {offer.hasFiles && <p>Files are not kept: add or remove them again.</p>}
      {dirty && <p>Using it replaces what you have typed since. That is kept once you have chosen.</p>}
      <div className="row-of-buttons">
        <Button look="fill" small onClick={() => onUse(offer)}>
          Use it
        </Button>
        <Button small onClick={discard}>
          Discard it
        </Button>
      </div>
    </section>
  );
}

/** Takes the focus once, because the pressed button is gone. */
function Used({ offer, hidden }: { offer: AutosaveOffer; hidden: boolean }) {
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <p className="note" hidden={hidden} tabIndex={-1} ref={root}>
      {describeInput(offer)} is back. It is not saved yet.
    </p>
  );
}
