import type { ReleaseState } from './releaseTypes'

const IS: Record<ReleaseState, string> = {
  Open: 'is open: nothing of it is scheduled or out',
  Scheduled: 'is scheduled',
  Released: 'is out',
  Undone: 'was undone',
}

/** Messages about releases. `one` and `many` are the labels of an entity: 'testimonial', 'Testimonials'. */
export const releaseMessages = {
  unknown: 'There is no such release. It may have been deleted.',
  items: (max: number) => `items must be a list of 1 to ${max} records`,
  item: 'Each of items must have an area, the id of a record, its version, and the action publish or unpublish',
  noArea: 'Only records that the public site shows can be in a release',
  mayNotAdd: (many: string) => `You may not edit ${many.toLowerCase()}, so you cannot add them.`,
  noRight: 'Releases are for people who edit what the public site shows.',
  notAllowed: (many: string) => `You may not publish ${many.toLowerCase()}.`,
  gone: (one: string) => `This ${one} is not there any more, or it is in the trash.`,
  newer: (one: string, version: number, newest: number) =>
    `This ${one} has changed since it was added: version ${newest} is the newest, and version ${version} is in the release.`,
  scheduled: (one: string) => `A change of this ${one} is scheduled already. Cancel that first.`,
  lost: (one: string) => `Somebody has changed what is scheduled of this ${one}.`,
  changedOnSite: (one: string) => `What the public site shows of this ${one} has changed since.`,
  notOpen: (state: ReleaseState) =>
    `This release ${IS[state]}. Only an open release can be changed.`,
  notPending: (state: ReleaseState) => `This release ${IS[state]}, so there is nothing to preview.`,
  notScheduled: (state: ReleaseState) => `This release ${IS[state]}, so nothing can be cancelled.`,
  notReleased: (state: ReleaseState) => `This release ${IS[state]}, so it cannot be undone.`,
  unchanged: 'This release has changed nothing on the public site, so there is nothing to undo.',
  isUndo: 'This release has undone another one. It cannot be undone itself.',
  changedSince: 'Somebody has changed this release since you saw it. Look at it again.',
  tooFar: 'at must be within the next five years',
  tooManyReleases: (max: number) => `There are ${max} open releases already. Delete one first.`,
  tooManyItems: (max: number) => `A release has ${max} records at most.`,
  inOther: (title: string, name: string) =>
    `“${title}” is in the release “${name}” already. Remove it there first.`,
  empty: 'This release has no records. Add some first.',
  refusedOne: (title: string, reason: string) =>
    `Nothing was released, because of “${title}”: ${reason}`,
  refusedSome: (count: number) =>
    `Nothing was released, because ${count} records cannot be released as they are.`,
  undoOf: (name: string) => `Undo of ${name}`,
}
