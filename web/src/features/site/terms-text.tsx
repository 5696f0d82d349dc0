/** The terms a user accepts, in short; a later version needs a new acceptance. */
export function TermsText() {
  return (
    <>
      <h2>What this site is for</h2>
      <p>
        This job board brings together people who look for work in public education in Pennsylvania and the school
        entities that employ them. You may use it for that, at no charge, with an account that is yours alone.
      </p>
      <h2>What you enter</h2>
      <p>
        You are responsible for what you enter being true and yours to share. Keep your password to yourself and tell us
        when somebody else may know it.
      </p>
      <h2>Who sees it</h2>
      <p>
        Your profile is confidential and cannot be searched from outside. An employer receives it when you apply to one
        of its jobs, and nobody else does, unless the law requires a disclosure; then you are told before.
      </p>
      <h2>Postings</h2>
      <p>
        A posting must describe a real position at the organization that it names. Postings that do not are taken off
        the board. Hiring decisions are the employer’s alone.
      </p>
      <h2>Availability</h2>
      <p>
        We take care that the site works, and cannot promise that it always does. Send an application well before its
        deadline.
      </p>
    </>
  );
}
