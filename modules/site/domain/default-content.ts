/** Home's block before the first publication. */
export const DEFAULT_CONTENT = `
<p>Every public school employer in Pennsylvania asks for three clearances. Start them now; the fingerprint check takes the longest.</p>
<ul>
<li>State Police record check (Act 34)</li>
<li>Child abuse history (Act 151)</li>
<li>FBI fingerprint check (Act 114)</li>
</ul>
<p>You can add the certificates to your profile once and send them with each application.</p>
<h3>For employers</h3>
<p>Posting is free for members, except for chief school administrator positions. <a href="/post-jobs">How to post a job</a></p>
`.trim();
