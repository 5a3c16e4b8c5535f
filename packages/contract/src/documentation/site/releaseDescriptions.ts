import { MAX_LISTED_RELEASES, MAX_RELEASE_ITEMS } from '../../areas/releases/releaseTypes'
import type { releaseCalls } from '../../areas/releases/releaseCalls'
import type { DescriptionsOf } from '../CallDescription'
import { idempotencyHeader } from '../headers'
import { linkProperties, notMade } from './previewDescriptions'

const tag = 'releases'

const properties = {
  version: 'Counts the changes of the release. Calls that release, cancel or undo name it.',
  state: 'Computed by the clock of the database.',
  at: 'When it goes out, or went out; null for an open one.',
  undoOf: 'The id of the release that this one has taken back.',
  items: 'The records that the caller may see.',
  hiddenCount: 'How many records the caller may not see.',
  newestVersion: 'Null for a record that is gone, or in the trash.',
  reason: 'Why the record is refused, or no longer scheduled.',
  history: 'What happened to the release, the last event first.',
}

const forReleasers = {
  403: 'The caller may edit nothing that the public site shows.',
}
const problems = { ...forReleasers, 404: 'There is no such release.' }
const ofItems = {
  403: 'The caller may not edit what the public site shows, or not these records.',
  404: 'There is no such release, or no such record.',
}
const keyed = { 400: 'The request is no JSON object, or the Idempotency-Key is malformed.' }
const changed = { 412: 'The release has changed since that version.' }
const onlyOpen = 'It is not open.'

/** The descriptions of the calls about releases. */
export const releaseDescriptions: DescriptionsOf<typeof releaseCalls> = {
  listReleases: {
    summary: 'The releases: records whose changes go out together',
    tag,
    success: `The ${MAX_LISTED_RELEASES} first: the scheduled ones, the soonest first, the open ones, and those that are out.`,
    properties,
    problems: forReleasers,
  },
  createRelease: {
    summary: 'Make a release',
    tag,
    headers: idempotencyHeader,
    success: 'The open release, without records.',
    properties,
    problems: {
      ...keyed,
      ...forReleasers,
      409: 'There are 100 open or scheduled releases already.',
    },
  },
  readRelease: {
    summary: 'A release with its records',
    tag,
    success: 'The release, with what would be refused.',
    properties,
    problems,
  },
  renameRelease: {
    summary: 'Rename a release',
    tag,
    success: 'The release.',
    properties,
    problems,
  },
  deleteRelease: {
    summary: 'Delete an open release',
    tag,
    success: 'It is deleted. Its records stay as they are.',
    problems: { ...problems, 409: onlyOpen },
  },
  addToRelease: {
    summary: 'Add records to a release',
    description:
      'A record that the release has already gets the version and the action of this call. A record can be in one open or scheduled release.',
    tag,
    success: 'The release.',
    properties,
    problems: {
      ...ofItems,
      409: `The release is not open, a record is in another one, or there would be more than ${MAX_RELEASE_ITEMS} records.`,
      422: 'The records are no list, or the public site does not show their area.',
    },
  },
  removeFromRelease: {
    summary: 'Remove a record from a release',
    tag,
    success: 'The release. A record that it did not have is no problem.',
    properties,
    problems: { ...problems, 409: onlyOpen },
  },
  publishRelease: {
    summary: 'Release all records together, now or at a time',
    description:
      'Needs the right to publish each record. All are checked first, and one that is refused refuses all.',
    tag,
    headers: idempotencyHeader,
    success: 'The release, which is out or scheduled.',
    properties,
    problems: {
      ...keyed,
      ...problems,
      ...changed,
      409: 'It is not open, it has no records, or some are refused: then the code is `release-refused`, and `refused` has each with its reason.',
      422: 'The time is none, or too far away.',
    },
  },
  cancelRelease: {
    summary: 'Cancel a scheduled release',
    description:
      'What others have changed of its schedule since stays. Needs the right to publish each record.',
    tag,
    success: 'The release, which is open again.',
    properties,
    problems: {
      ...problems,
      ...changed,
      409: 'It is not scheduled, or some records are refused: then the code is `release-refused`.',
    },
  },
  undoRelease: {
    summary: 'Take back a release that is out',
    description:
      'The site shows what it showed before, all records together or none. Needs the right to publish each record.',
    tag,
    headers: idempotencyHeader,
    success: 'The new release, which does the opposite and is out.',
    properties,
    problems: {
      ...keyed,
      ...problems,
      ...changed,
      409: 'It is not out, or some records are refused: then the code is `release-refused`.',
    },
  },
  listReleasePreviews: {
    summary: 'The preview links of a release',
    tag,
    success: 'The links that have not ended. Nobody can read their tokens again.',
    properties: linkProperties,
    problems,
  },
  shareReleasePreview: {
    summary: 'Make a preview link of a release',
    description:
      'Whoever has the link sees the site with the records of the release as they are once it is out, and everything else as it is. A record that the caller may not edit is shown as it is too.',
    tag,
    success: 'The link with its token.',
    properties: linkProperties,
    problems: {
      ...notMade,
      ...problems,
      409: 'There are 50 links already, the release is out, or no address of previews is set: then the code is `no-preview-url`.',
    },
  },
  revokeReleasePreview: {
    summary: 'Revoke a preview link of a release',
    tag,
    success: 'It shows nothing any more.',
    problems: { ...problems, 404: 'There is no such release, or no such link.' },
  },
}
