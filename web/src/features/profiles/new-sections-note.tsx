import { toastError } from '#web/lib/feedback/toasts';
import { Button } from '#web/ui/button';
import { dismissNewSections, type ProfileData } from './queries';

/** Told once to owners whose profile was complete before preferences, education and career counted. */
export function NewSectionsNote({ profile }: { profile: ProfileData }) {
  if (!profile.hasNewSections) return null;
  return (
    <div className="note stack profile-standing">
      <p>
        <b>Your profile has three new sections: Preferences, Education and Career History.</b>
      </p>
      <p>
        Everything you saved is still here, and so are your drafts. Postings that ask for a complete profile ask for
        these sections too. If you have no education or career to enter yet, tick so there.
      </p>
      <div className="row-of-buttons">
        <Button onClick={() => dismissNewSections(profile).catch(toastError)}>Got it</Button>
      </div>
    </div>
  );
}
