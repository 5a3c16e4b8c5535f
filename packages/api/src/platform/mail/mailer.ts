import { Problem } from '@staff/contract'

import type { Config } from '../config/config'

/** A mail. `text` and `html` say the same. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mails, one at a time. */
export interface Mailer {
  /** Rejects with a `MailError` if the mail could not be handed over. */
  send(mail: Mail): Promise<void>
}

/** Why a mail could not be handed over, in a sentence that an administrator may read. */
export class MailError extends Problem {
  constructor(
    reason: string,
    /** Whether the server of the receiver refuses the mail for good, so that there is no sense in another attempt. */
    readonly isFinal: boolean,
    cause: unknown,
  ) {
    super(502, `The mail could not be delivered: ${reason}`)
    this.cause = cause
  }
}

/** How long a mail takes at most, in milliseconds: less than the lease of its job. */
const MAX_MS = 30_000

/** The mailer of a deployment; undefined if it sends no mails. */
export function createMailer({ mail }: Pick<Config, 'mail'>): Mailer | undefined {
  if (mail === 'log') return { send: printMail }
  return mail && smtpMailer(mail)
}

function smtpMailer(server: SmtpServer): Mailer {
  let transport: ReturnType<typeof connectTo> | undefined
  return {
    async send({ to, subject, text, html }) {
      const { sendMail } = await (transport ??= connectTo(server))
      // An address as an object is never read as several.
      const sent = sendMail({ to: { name: '', address: to }, subject, text, html })
      await withinTime(sent).catch((error: unknown) => {
        throw mailError(error)
      })
    },
  }
}

type SmtpServer = Exclude<Config['mail'], 'log' | undefined>

/** Loads the library with the first mail, because many servers send none. */
async function connectTo({ smtpUrl, from }: SmtpServer) {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: MAX_MS / 3,
      greetingTimeout: MAX_MS / 3,
      socketTimeout: MAX_MS / 3,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return { sendMail: (mail: Parameters<typeof transport.sendMail>[0]) => transport.sendMail(mail) }
}

/** For development: a mail is a text on the console. */
async function printMail({ to, subject, text }: Mail) {
  console.log(`\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`)
}

function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), MAX_MS)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

function mailError(error: unknown): MailError {
  const { message = '', code, responseCode, response } = Object(error) as SmtpError
  const reason = plain(response ?? message) || 'the mail server did not say why'
  // 5xx is for good, but the login at the mail server can be mended.
  const isFinal = code === 'EENVELOPE' && (responseCode ?? 0) >= 500
  return new MailError(reason, isFinal, error)
}

/** What nodemailer rejects with: `response` is the line of the mail server. */
interface SmtpError {
  message?: string
  code?: string
  responseCode?: number
  response?: string
}

/** One short line, without control characters. */
function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
}
