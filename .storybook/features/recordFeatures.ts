import type { Feature } from './feature'

/** The features of records: the public site, their past, their deletion, and two people at once. */
export const recordFeatures = {
  Publishing: {
    purpose:
      'Save publishes, and the menu beside it keeps a draft that the public site does not show. A draft needs only its title; what else is required is asked for when it is published. Lists, forms and a filter say what the site shows of each record, and people publish and unpublish one or many. A version goes live, and a record ends, at a time on the clocks of its region. A preview link shows a record on the real site before it is public, or the whole site as of a time. A record keeps its address when its title changes, and an earlier address leads to it, until an administrator releases it. People who may not publish ask those who may. A release publishes several records at one moment, or none of them.',
    decisions: ['031', '076'],
    dos: [
      'Say what the public site shows where it differs from what the screen shows.',
      'Offer Undo after records were published or unpublished.',
      'Name each field that a publication lacks, and lead to it.',
      'Tell each time in the zone of the region, and in that of the person where it differs.',
      'Say that the earlier address goes on working when somebody changes it.',
      'Say who made a preview link, until when it works, and when it was last used.',
      'Say of each record in a release why it would be refused.',
    ],
    donts: [
      'Do not mark a record whose newest version is published: that is the usual case.',
      'Do not offer to publish to somebody whose role does not allow it.',
    ],
  },
  Pictures: {
    purpose:
      'Every stored picture with where it is used, as a grid or as a list. People upload many at once, put another picture in the place of one everywhere, and delete what nothing uses. Where a record is used is said before it is deleted or taken from the site, and links that lead nowhere have a list of their own.',
    decisions: ['084'],
    dos: [
      'Say in how many places something is used before it goes, and lead to each.',
      'Give each of several uploads a result of its own.',
      'Count the places that a person may not see, without naming them.',
    ],
    donts: [
      'Do not delete a picture that an earlier version or the trash still has.',
      'Do not make anything public by a replacement for somebody who may not publish it.',
    ],
  },
  System: {
    purpose:
      'The background jobs of the servers: what waits, what failed and why, and what is done. The public site waits for none of it, and an administrator can run again what failed.',
    decisions: ['077'],
    dos: ['Say why a job failed, and how often it was tried.'],
    donts: ['Do not warn of a job that waits for its next attempt: it is tried again by itself.'],
  },
  Trash: {
    purpose:
      'A deletion is undone for ten seconds in its toast, and from the trash for as many days as the server keeps it. The navigation leads to the trash of all areas, and each area has its own; who may delete may restore, and administrators delete permanently.',
    decisions: ['042', '033'],
    dos: [
      'Say in each question how long the record can be brought back.',
      'Name what stands in the way of a restore, and lead to it.',
    ],
    donts: [
      'Do not delete anything permanently without naming it in the question.',
      'Do not hide a deleted record from the history and the audit.',
    ],
  },
  History: {
    purpose:
      'Every save keeps a version: who changed what, and when. People compare versions, restore one, and undo a save or a restore, so that nobody is afraid to press a button.',
    decisions: ['041', '043'],
    dos: [
      'Show what a restore would change before it is done.',
      'Offer Undo where the act was done, and for long enough to read it.',
    ],
    donts: [
      'Do not restore over unsaved changes of the form.',
      'Do not offer Undo once it would overwrite what somebody else has saved: compare instead.',
    ],
  },
  Merge: {
    purpose:
      'Two people edit one record. What only one of them changed is merged; a field that both changed is shown with both values, and a person decides.',
    decisions: ['040'],
    dos: ['Say who has changed the record, and when.', 'Keep what was typed until it is saved.'],
    donts: [
      'Do not store a value over another one that nobody has seen.',
      'Do not ask about fields that only one side has changed.',
    ],
  },
  Rights: {
    purpose:
      'A role is one table: for each area nothing, see, edit or publish, some actions, and the regions whose records it opens. Screens offer what the role allows, and every refusal says why.',
    decisions: ['061'],
    dos: [
      'Give the reason of a refusal where it happens, with the name of the role.',
      'Let people read what they may not change.',
    ],
    donts: [
      'Do not offer what the server will refuse.',
      'Do not show a title, a count or a choice of what the role does not open.',
    ],
  },
  Audit: {
    purpose:
      'Administrators find out who did what, when and from where: logins, changes, refused calls. Nobody can change an entry, and it leads to the record and to everything that this person did.',
    decisions: ['044', '018', '017'],
    dos: [
      'Write an act as a sentence with a person, a verb and a record.',
      'Filter by link, so that a colleague gets the same list.',
    ],
    donts: [
      'Do not show values of personal records: the audit keeps only their ids.',
      'Do not offer an action that would change an entry.',
    ],
  },
} as const satisfies Record<string, Feature>
