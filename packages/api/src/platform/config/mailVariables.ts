import { string } from 'yup'

import { mustBe, publicUrl } from './environmentTypes'

/** The environment variables about mails. `checkMail` has the rules of which needs which. */
export const mailVariables = {
  PUBLIC_URL: publicUrl().meta({
    description: 'the address of the console for its users: links in mails begin with it',
    whenUnset: 'no links in mails',
  }),
  SMTP_URL: string()
    .test(
      'isSmtpUrl',
      ({ path }) => `${path} must be an address like smtps://user:password@mail.example.com.`,
      isSmtpUrl,
    )
    .meta({
      description:
        'the mail server, `smtps://user:password@host:465` or `smtp://host:587`; needs `MAIL_FROM` and `PUBLIC_URL`',
      whenUnset: 'no mails: administrators pass links on',
      secret: true,
    }),
  MAIL_FROM: string().meta({
    description: 'the sender of mails, `Northlight console <console@example.com>`',
    whenUnset: 'no mails',
  }),
  MAIL: string().oneOf(['log'], mustBe('log, or nothing')).meta({
    description: '`log` prints mails in place of sending them, for development; needs `PUBLIC_URL`',
    whenUnset: 'mails are sent',
  }),
  LOGIN_HELP: string()
    .max(120, ({ path }) => `${path} must have at most 120 characters.`)
    .default('an administrator')
    .meta({
      description:
        'whom people ask who cannot log in, if there are no mails: `the IT desk, phone 12`',
      whenUnset: '`an administrator`',
    }),
}

function isSmtpUrl(text: string | undefined): boolean {
  return text === undefined || (/^smtps?:\/\/[^\s/]/.test(text) && URL.canParse(text))
}
