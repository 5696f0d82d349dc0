/** The terms, for the public page and for acceptance. */
export function TermsText() {
  return (
    <>
      <h2>What this site is for</h2>
      <p>
        This job board brings together people who look for work in public education in Pennsylvania and the school
        entities that employ them. You may use it for that. Looking for work and applying cost nothing.
      </p>
      <h2>Your account</h2>
      <p>
        An account belongs to one person. Keep your password to yourself, and tell us when somebody else may know it.
        Anything done with your account counts as done by you.
      </p>
      <h2>What you enter</h2>
      <p>
        You are responsible for what you enter being true and yours to share. Do not upload anything that you have no
        right to pass on, or files that could harm others.
      </p>
      <h2>Who sees it</h2>
      <p>
        Your profile is confidential and cannot be searched from outside. What you send with an application is released
        to that employer and to the reviewers of the position. The administrators who run this site can open it too,
        which is recorded. Nobody else does, unless the law requires a disclosure; then you are told before.
      </p>
      <h2>Postings</h2>
      <p>
        A posting must describe a real, open position at the organization that it names. Postings that do not are taken
        off the board. Use what applicants send you for filling that position and for nothing else. Hiring decisions are
        the employer’s alone.
      </p>
      <h2>Other sites</h2>
      <p>
        Some postings lead to an employer’s own site. We ask you before you leave. What happens there is outside of our
        control.
      </p>
      <h2>Availability</h2>
      <p>
        We take care that the site works, and cannot promise that it always does. Send an application well before its
        deadline.
      </p>
      <h2>Changes</h2>
      <p>When these terms change in substance, you are asked to accept them again before you go on.</p>
    </>
  );
}
