import { LINK_SCREEN, type LinkKind, type NewsKind } from '@staff/contract'

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

/** The news about an account: what was done, and what somebody does who has not done it. */
export function newsWords(kind: NewsKind, to: Addressee, at: Date): MailWords {
  const { subject, done } = NEWS[kind]
  return {
    subject,
    paragraphs: [hello(to), done(`${to.email} at ${hostOf(to)}`, `${TIME.format(at)} (UTC)`)],
    button: {
      label: 'It was not me: choose a new password',
      url: `${to.console}/forgot-password`,
      after: 'If it was not you, tell an administrator too.',
    },
    footer: 'You get this mail whenever something about your login changes.',
  }
}

const NEWS: Readonly<
  Record<NewsKind, { subject: string; done: (account: string, time: string) => string }>
> = {
  'password-changed': {
    subject: 'Your password for the staff console was changed',
    done: (account, time) =>
      `The password of ${account} was changed on ${time}. Where you were logged in with the old one, you are logged out.`,
  },
  'email-changed': {
    subject: 'Your email address for the staff console was changed',
    done: (account, time) =>
      `The account of ${account} has had another email address since ${time}. It does not open with this one any more.`,
  },
  'second-factor-on': {
    subject: 'Your second factor for the staff console is set up',
    done: (account, time) =>
      `An authenticator app was set up for ${account} on ${time}. From now on, a login needs a code of it.`,
  },
  'second-factor-off': {
    subject: 'Your second factor for the staff console was turned off',
    done: (account, time) =>
      `The second factor of ${account} was turned off on ${time}. A login needs the password alone.`,
  },
  'second-factor-reset': {
    subject: 'Your second factor for the staff console was taken away',
    done: (account, time) =>
      `An administrator has taken the second factor of ${account} away on ${time}. Log in with your password, and set up another one.`,
  },
  'recovery-code-used': {
    subject: 'A recovery code for the staff console was used',
    done: (account, time) =>
      `Somebody has logged in to ${account} with a recovery code on ${time}. The code does not work again.`,
  },
}

/** The mail with which an administrator tries out the mail server. */
export function testWords(to: Addressee): MailWords {
  return {
    subject: 'Test mail of the staff console',
    paragraphs: [hello(to), `Mails of ${hostOf(to)} arrive at ${to.email}.`],
    footer: 'You get this mail because you have sent it to yourself, in System.',
  }
}

/** How a mail begins. */
export function hello({ firstName }: Addressee): string {
  return `Hello ${firstName},`
}

/** The host of the console. */
export function hostOf({ console: origin }: Addressee): string {
  return new URL(origin).host
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})
