import { LINK_SCREEN, type LinkKind } from '@staff/contract'

import type { MailWords } from '../../platform/mail/mailText'

/** Where the console is, and who gets a mail. */
export interface Addressee {
  /** The origin of the console: `https://console.example.com`. */
  console: string
  firstName: string
  email: string
}

/** The mail with a link with which somebody joins, or chooses a new password. `by`: the administrator who has sent it. */
export function linkWords(
  kind: LinkKind,
  to: Addressee,
  { token, by }: { token: string; by?: string | undefined },
): MailWords {
  const url = `${to.console}${LINK_SCREEN}#${token}`
  if (kind === 'invitation') {
    const inviter = by ?? 'A colleague'
    return {
      subject: `${inviter} invites you to the staff console`,
      paragraphs: [
        hello(to),
        `${inviter} has made an account for you at ${hostOf(to)}, where the website is maintained. Choose a password to join. You log in with ${to.email}.`,
      ],
      button: {
        label: 'Choose a password',
        url,
        after: 'The link works for seven days, and once.',
      },
      footer:
        'You get this mail because somebody invited this address. If you expect no invitation, ignore it: nothing happens.',
    }
  }
  return {
    subject: 'Choose a new password for the staff console',
    paragraphs: [
      hello(to),
      by === undefined
        ? `Somebody has asked for a new password for ${to.email} at ${hostOf(to)}.`
        : `${by} sends you this link, with which you choose a new password for ${to.email} at ${hostOf(to)}.`,
    ],
    button: {
      label: 'Choose a new password',
      url,
      after:
        'The link works for 30 minutes, and once. The password that you have works until then.',
    },
    footer: 'If it was not you, ignore this mail: nothing changes.',
  }
}

/** The news that a password was changed. */
export function passwordChangedWords(to: Addressee, at: Date): MailWords {
  return {
    subject: 'Your password for the staff console was changed',
    paragraphs: [
      hello(to),
      `The password of ${to.email} at ${hostOf(to)} was changed on ${TIME.format(at)} (UTC). Where you were logged in with the old one, you are logged out.`,
    ],
    button: {
      label: 'It was not me: choose a new password',
      url: `${to.console}/forgot-password`,
      after: 'If it was not you, tell an administrator too.',
    },
    footer: 'You get this mail whenever your password changes.',
  }
}

/** The mail with which an administrator tries out the mail server. */
export function testWords(to: Addressee): MailWords {
  return {
    subject: 'Test mail of the staff console',
    paragraphs: [hello(to), `Mails of ${hostOf(to)} arrive at ${to.email}.`],
    footer: 'You get this mail because you have sent it to yourself, in System.',
  }
}

function hello({ firstName }: Addressee): string {
  return `Hello ${firstName},`
}

function hostOf({ console: origin }: Addressee): string {
  return new URL(origin).host
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})
