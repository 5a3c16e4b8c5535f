import { json, type ValueOf } from '../../call/json'

/** How many records a release can have. */
export const MAX_RELEASE_ITEMS = 500

/** How many releases can be open or scheduled at once. */
export const MAX_OPEN_RELEASES = 100

/** How many releases are listed. */
export const MAX_LISTED_RELEASES = 200

/** How many events of a release are kept: the newest ones. */
export const MAX_RELEASE_EVENTS = 200

/** Open: it is put together. Scheduled: it goes out later. Released: it is out. Undone: it was taken back. */
export const RELEASE_STATES = ['Open', 'Scheduled', 'Released', 'Undone'] as const
export type ReleaseState = (typeof RELEASE_STATES)[number]

/** What a release does with a record. */
export const RELEASE_ACTIONS = ['publish', 'unpublish'] as const
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number]

/**
 * What the release does, or did, with a record. Ready: it will change what the site shows. Unchanged: the site shows that already.
 * Refused: it cannot be released as it is. Scheduled: it will happen with the release. Lost: it was scheduled, and somebody has changed
 * that since. Released: it has happened. Undone: it was taken back.
 */
const ITEM_STATES = [
  'Ready',
  'Unchanged',
  'Refused',
  'Scheduled',
  'Lost',
  'Released',
  'Undone',
] as const
export type ReleaseItemState = (typeof ITEM_STATES)[number]

/** What somebody did with a release. */
const RELEASE_ACTS = [
  'created',
  'renamed',
  'added',
  'removed',
  'scheduled',
  'cancelled',
  'released',
  'undone',
] as const
export type ReleaseAct = (typeof RELEASE_ACTS)[number]

const eventType = json.object({
  act: json.choice(RELEASE_ACTS),
  at: json.timestamp(),
  byName: json.text(),
  detail: json.text(),
})

/** An event in the history of a release. `detail` is the new name, a title or a number of records, or the time that was set. */
export type ReleaseEvent = ValueOf<typeof eventType>

const itemType = json.object({
  area: json.text(),
  id: json.text(),
  title: json.text(),
  action: json.choice(RELEASE_ACTIONS),
  version: json.integer(),
  newestVersion: json.integerOrNull(),
  state: json.choice(ITEM_STATES),
  reason: json.textOrNull(),
})

/** A record of a release. `newestVersion` is null for a record that is gone; `reason` says why it is refused or lost. */
export type ReleaseItem = ValueOf<typeof itemType>

const about = {
  id: json.text(),
  name: json.text(),
  version: json.integer(),
  state: json.choice(RELEASE_STATES),
  at: json.timestampOrNull(),
  itemCount: json.integer(),
  madeByName: json.text(),
  madeAt: json.timestamp(),
  releasedByName: json.textOrNull(),
}

export const releaseSummaryType = json.object(about)

/** A release in a list. `at` is when it goes out, or went out; null for an open one. */
export type ReleaseSummary = ValueOf<typeof releaseSummaryType>

export const releaseType = json.object({
  ...about,
  undoOf: json.textOrNull(),
  items: json.list(itemType),
  hiddenCount: json.integer(),
  history: json.list(eventType),
})

/**
 * Records whose changes go out together, all or none. `undoOf` is the id of the release that this one has taken back. `items` are those
 * that the caller may see, and `hiddenCount` is how many they may not.
 */
export type Release = ValueOf<typeof releaseType>
