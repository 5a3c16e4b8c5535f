import type { Mail } from './mailer'

/** What a mail says: paragraphs, and a button with what it opens. */
export interface MailWords {
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; url: string; after: string }
  /** Why somebody gets this mail. */
  footer: string
}

/** A mail as plain text, and as simple HTML in the colours of the console: no pictures, nothing that is loaded or counted. */
export function mailOf(to: string, { subject, paragraphs, button, footer }: MailWords): Mail {
  const link = button ? [`${button.label}:\n${button.url}`, button.after] : []
  const text = [...paragraphs, ...link, '-- ', footer].join('\n\n')
  const parts = [
    ...paragraphs.map(paragraph),
    ...(button ? [buttonOf(button), paragraph(button.after), addressOf(button.url)] : []),
    `<p style="margin:32px 0 0;color:#5b6472;font-size:13px">${escaped(footer)}</p>`,
  ]
  return { to, subject, text, html: pageOf(subject, parts.join('\n')) }
}

function pageOf(subject: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f5f7;color:#1c2430;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 24px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(subject)}</h1>
${content}
</div></body></html>
`
}

function paragraph(words: string): string {
  return `<p style="margin:0 0 16px">${escaped(words)}</p>`
}

function buttonOf({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#2f5fd0;color:#ffffff;text-decoration:none">${escaped(label)}</a></p>`
}

/** For programs that show no links. */
function addressOf(url: string): string {
  return `<p style="margin:0;color:#5b6472;font-size:13px;word-break:break-all">${escaped(url)}</p>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(words: string): string {
  return words.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
