import type { Config } from '../../platform/config/config'
import { StartError } from '../../platform/problems/startError'

interface MailValues {
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  MAIL?: string | undefined
  PUBLIC_URL?: string | undefined
}

/** How a deployment sends mails. Throws a StartError that names the variable that is missing. */
export function checkMail({ SMTP_URL, MAIL_FROM, MAIL, PUBLIC_URL }: MailValues): Config['mail'] {
  if (SMTP_URL === undefined && MAIL === undefined) return undefined
  const name = MAIL === undefined ? 'SMTP_URL' : 'MAIL'
  if (PUBLIC_URL === undefined)
    throw new StartError(
      `${name} needs PUBLIC_URL, the address with which links in mails begin, such as https://console.example.com.`,
    )
  if (MAIL !== undefined || SMTP_URL === undefined) return 'log'
  if (MAIL_FROM === undefined || !/@[^\s@]/.test(MAIL_FROM))
    throw new StartError(
      'SMTP_URL needs MAIL_FROM, the sender of mails, such as console@example.com.',
    )
  return { smtpUrl: SMTP_URL, from: MAIL_FROM }
}
