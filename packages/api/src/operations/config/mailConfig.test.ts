import { expect, test } from 'vitest'

import { StartError } from '../../platform/problems/startError'
import { readConfig } from './readConfig'

const SMTP = {
  PUBLIC_URL: 'https://console.example.com/',
  SMTP_URL: 'smtps://user:secret@mail.example.com:465',
  MAIL_FROM: 'Console <console@example.com>',
}

test('mails need a mail server, a sender and the address of the console', () => {
  expect(readConfig({})).toMatchObject({ mail: undefined, loginHelp: 'an administrator' })
  expect(readConfig(SMTP)).toMatchObject({
    mail: { smtpUrl: SMTP.SMTP_URL, from: SMTP.MAIL_FROM },
    publicUrl: 'https://console.example.com',
  })
  expect(readConfig({ ...SMTP, MAIL: 'log', LOGIN_HELP: 'the IT desk' })).toMatchObject({
    mail: 'log',
    loginHelp: 'the IT desk',
  })
})

test.each<[Record<string, string>, string]>([
  ...['console.example.com', 'https://console.example.com/admin', 'ftp://a'].map(
    (address): [Record<string, string>, string] => [
      { PUBLIC_URL: address },
      `PUBLIC_URL must be an address like https://console.example.com, without a path, not "${address}".`,
    ],
  ),
  [
    { SMTP_URL: 'mail.example.com:465' },
    'SMTP_URL must be an address like smtps://user:password@mail.example.com.',
  ],
  [
    { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'console@example.com' },
    'SMTP_URL needs PUBLIC_URL, the address with which links in mails begin, such as https://console.example.com.',
  ],
  [
    { MAIL: 'log' },
    'MAIL needs PUBLIC_URL, the address with which links in mails begin, such as https://console.example.com.',
  ],
  [
    { SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://console.example.com' },
    'SMTP_URL needs MAIL_FROM, the sender of mails, such as console@example.com.',
  ],
  [{ MAIL: 'print' }, 'MAIL must be log, or nothing, not "print".'],
  [{ LOGIN_HELP: 'x'.repeat(121) }, 'LOGIN_HELP must have at most 120 characters.'],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(new StartError(message))
})
