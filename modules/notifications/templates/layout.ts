import escapeHtml from 'escape-html';

/** The text of a mail. Plain text and HTML are rendered from the same blocks, so both say the same. */
export interface EmailText {
  subject: string;
  heading: string;
  blocks: Block[];
  /** The Reply-To address, if it is not the sender. */
  replyTo?: string;
}

/** A paragraph of plain text, or a button with an absolute URL. */
type Block = string | { label: string; url: string };

export interface Sender {
  siteName: string;
  publicUrl: string;
  supportEmail: string;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  replyTo: string | undefined;
}

const MAX_SUBJECT_LENGTH = 150;
const FONT = "font-family:'Public Sans',Helvetica,Arial,sans-serif";
const SERIF = "font-family:'Source Serif 4',Georgia,serif";

export function render(content: EmailText, sender: Sender): RenderedEmail {
  const { subject, replyTo } = content;
  return {
    subject: toSingleLine(subject),
    text: renderText(content, sender),
    html: renderHtml(content, sender),
    replyTo,
  };
}

/** Strips line breaks, so that free text in the subject cannot inject a header. */
function toSingleLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .toWellFormed();
  return line.length <= MAX_SUBJECT_LENGTH ? line : `${line.slice(0, MAX_SUBJECT_LENGTH - 1).toWellFormed()}…`;
}

function renderText({ heading, blocks }: EmailText, sender: Sender): string {
  const body = blocks.map((block) => (typeof block === 'string' ? block : `${block.label}:\n${block.url}`));
  return `${[heading, ...body, footer(sender).join('\n')].join('\n\n')}\n`;
}

function footer({ siteName, publicUrl, supportEmail }: Sender): string[] {
  return [`${siteName}, ${publicUrl}`, `Questions? Write to ${supportEmail}.`];
}

function renderHtml({ subject, heading, blocks }: EmailText, sender: Sender): string {
  const footing = footer(sender).map(escapeHtml).join('<br>');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(toSingleLine(subject))}</title>
</head>
<body style="margin:0;background:#F5F7F9;color:#17222E;${FONT};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="background:#0F2B49;border-bottom:4px solid #F2B824;padding:16px 24px">
<a href="${escapeHtml(sender.publicUrl)}" style="color:#FFFFFF;${SERIF};font-size:20px;font-weight:600;text-decoration:none">${escapeHtml(sender.siteName)}</a>
</td></tr>
<tr><td style="background:#FFFFFF;padding:24px">
<h1 style="margin:0 0 16px;${SERIF};font-size:24px;line-height:1.25;font-weight:600">${escapeHtml(heading)}</h1>
${blocks.map(renderBlock).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;color:#52606D;font-size:13px">${footing}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderBlock(block: Block): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escapeHtml(block)}</p>`;
  const url = escapeHtml(block.url);
  return `<p style="margin:0 0 8px"><a href="${url}" style="display:inline-block;background:#1F5080;color:#FFFFFF;padding:10px 24px;border-radius:4px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>
<p style="margin:0 0 16px;color:#52606D;font-size:13px;word-break:break-all">${url}</p>`;
}
