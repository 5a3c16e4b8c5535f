import { createServer } from 'node:http'

import { startMailServer, type ArrivedMail } from '@staff/api/platform/mail/testing'

// `npm run mailbox`: a mail server for development, and a page that lists what has arrived. Nothing leaves this machine.

const SMTP_PORT = 1025
const PAGE_PORT = 8025

const mails: (ArrivedMail & { at: Date })[] = []
const smtp = await startMailServer(
  (mail) => void mails.unshift({ ...mail, at: new Date() }),
  SMTP_PORT,
)

createServer((request, response) => {
  const shown = /^\/(\d+)$/.exec(request.url ?? '')
  const mail = shown && mails.at(-Number(shown[1]))
  response.setHeader('content-type', 'text/html; charset=utf-8')
  // A mail is HTML from elsewhere: it may look as it likes, and run nothing.
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  response.end(mail ? mail.html : listOf())
}).listen(PAGE_PORT, '127.0.0.1')

console.log(`The mailbox: http://localhost:${PAGE_PORT}

Start the console with:
SMTP_URL=${smtp.url} MAIL_FROM=console@example.com PUBLIC_URL=http://localhost:3000 npm start`)

function listOf(): string {
  const items = mails.map((mail, index) => itemOf(mail, mails.length - index))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>Mailbox (${mails.length})</title>
<style>body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui}pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid #ccc;padding:1rem 0}</style>
<h1>Mailbox</h1>
${items.join('') || '<p>No mail has arrived yet.</p>'}`
}

function itemOf({ to, subject, text, at }: (typeof mails)[number], number: number): string {
  const linked = escaped(text).replaceAll(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')
  return `<article><h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, ${at.toLocaleTimeString('en-GB')} · <a href="/${number}">as HTML</a></p>
<pre>${linked}</pre></article>`
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
