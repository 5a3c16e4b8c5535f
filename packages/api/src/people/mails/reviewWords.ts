import type { ReviewMailKind } from '@staff/contract'

import type { MailWords } from '../../platform/mail/mailText'
import type { AboutRecord } from '../../records/jobs/jobs.table'
import { hello, hostOf, type Addressee } from './mailWords'

/** A record that a mail is about. `one` and `many` are its labels: 'blog', 'blogs'. */
interface About {
  one: string
  many: string
  title: string
  by: string
  about: AboutRecord
  /** Its form in the console. */
  url: string
}

/** The mail about a version of a record: somebody asks to publish it, has sent it back, or answers a preview link. */
export function reviewWords(kind: ReviewMailKind, to: Addressee, given: About): MailWords {
  const { one, about, url } = given
  const { subject, told, after, footer } = WORDS[kind](given, hostOf(to))
  return {
    subject,
    paragraphs: [hello(to), told, ...linesOf(about.comment)],
    button: { label: `Open the ${one}`, url, after },
    footer,
  }
}

interface Words {
  subject: string
  told: string
  after: string
  footer: string
}

const WORDS: Readonly<Record<ReviewMailKind, (given: About, host: string) => Words>> = {
  'asked-to-publish': ({ one, many, title, by, about: { version, comment } }, host) => ({
    subject: `${by} asks to publish “${title}”`,
    told: `${by} asks to publish version ${version} of the ${one} “${title}” at ${host}${comment ? ', and says:' : '.'}`,
    after: 'Publish it there, or send it back with a comment.',
    footer: `You get this mail because you may publish ${many}.`,
  }),
  'sent-back': ({ one, title, by, about: { version } }, host) => ({
    subject: `${by} has sent back “${title}”`,
    told: `${by} has sent back version ${version} of the ${one} “${title}” at ${host}, and says:`,
    after: 'Change it there, and ask again.',
    footer: 'You get this mail because you asked to publish it.',
  }),
  'preview-answered': ({ one, title, by, about: { version, comment, approves } }) => {
    const said = approves ? 'approves' : 'does not approve'
    return {
      // Without the name, which is not verified.
      subject: approves ? `A reader approves “${title}”` : `A reader comments on “${title}”`,
      told: `A reader of your preview link, who is named ${by} as they say, ${said} version ${version} of the ${one} “${title}”${comment ? ':' : '.'}`,
      after: 'Nothing is published by an answer.',
      footer: 'You get this mail because you made the preview link.',
    }
  },
}

/** Each line of a text as a paragraph. */
function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
