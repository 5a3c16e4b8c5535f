import type { namedCalls } from '../served/namedCalls'
import type { DescriptionsOf } from './CallDescription'
import { sitePreviewDescriptions } from './site/previewDescriptions'
import { jobDescriptions } from './jobDescriptions'
import { factorDescriptions } from './factorDescriptions'
import { linkDescriptions } from './linkDescriptions'
import { pictureDescriptions } from './pictureDescriptions'
import { releaseDescriptions } from './site/releaseDescriptions'
import { searchDescriptions } from './searchDescriptions'
import { sessionDescriptions } from './sessionDescriptions'
import { viewDescriptions } from './viewDescriptions'

const server = 'server'
const users = 'users'
const images = 'images'
const unknownUser = { 404: 'There is no such user.' }
const ownAccount = { 409: 'It is the own account.' }

/** The descriptions of the calls of every admin that belong to no area. A call without one does not compile. */
export const namedDescriptions: DescriptionsOf<typeof namedCalls> = {
  ...sessionDescriptions,
  ...viewDescriptions,
  ...searchDescriptions,
  ...sitePreviewDescriptions,
  ...releaseDescriptions,
  ...jobDescriptions,
  ...linkDescriptions,
  ...factorDescriptions,
  ...pictureDescriptions,
  readHealth: {
    summary: 'Whether the server works',
    tag: server,
    success:
      'It works. `degraded` if a job is due for more than five minutes: answers are right, but somebody should look.',
    problems: { 503: 'The database does not answer.' },
  },
  readDocument: { summary: 'This document', tag: server, success: 'The OpenAPI document.' },
  reportViolation: {
    summary: 'Report what the Content-Security-Policy has refused; browsers do it by themselves',
    tag: server,
    success: 'It is counted.',
    problems: {
      422: 'It is no report.',
      429: 'Too many from one address; `Retry-After` says for how many seconds.',
    },
  },
  giveOneTimePassword: {
    summary: 'Give a user a one-time password',
    description:
      'For somebody who has lost theirs: ends all their sessions, and opens nothing but the choice of an own password. Needs a confirmed password.',
    tag: users,
    success: 'The password. It is returned only once.',
    problems: {
      403: 'Only administrators may do this, after `POST /api/confirm-password`.',
      ...unknownUser,
      ...ownAccount,
    },
  },
  readRights: {
    summary: 'What the caller may do',
    tag: 'session',
    success: 'The rights of their role. An administrator, with the role type 1, may do everything.',
  },
  explainRight: {
    summary: 'Whether a user may do something, and why',
    tag: users,
    success: 'The answer, with a sentence that gives the reason.',
    problems: {
      404: 'There is no such user, or no such record.',
      422: 'The action or the area is unknown.',
    },
  },
  countUserSessions: {
    summary: 'In how many sessions a user is logged in',
    tag: users,
    success: 'How many sessions are living.',
    problems: unknownUser,
  },
  endUserSessions: {
    summary: 'End all sessions of a user',
    tag: users,
    success: 'They have ended.',
    problems: { ...unknownUser, ...ownAccount },
  },
  readCounts: {
    summary: 'The dashboard home',
    tag: 'dashboard',
    success: 'How many records each area has that the reader may open.',
  },
  listAuditPeople: {
    summary: 'Everybody whose acts can be in the audit',
    tag: 'audit',
    success: 'The people by their names.',
    properties: {
      name: 'The last name that the audit has, for somebody who was deleted.',
      isThere: 'Whether they are still a user.',
    },
  },
  uploadImage: {
    summary: 'Store a picture',
    tag: images,
    success: 'The address of the picture as WebP, and its size in pixels.',
    problems: {
      413: 'The file is larger than 5 MB.',
      422: 'The file is not a JPEG, PNG or WebP picture, or it is damaged.',
    },
  },
  readImage: {
    summary: 'A stored picture',
    tag: images,
    success: 'The picture.',
    problems: { 404: 'There is no such picture.' },
  },
  readRendition: {
    summary: 'A stored picture in a size',
    tag: images,
    description:
      '`file` is a width and a format: 320, 640, 960, 1280 or 1920, as `webp` or `avif`. A picture is never enlarged: at its own width and above, it has its own.',
    success:
      'The picture. While its AVIF is being made, or the server is busy, this is a WebP that must not be kept (`Cache-Control: no-cache`).',
    problems: { 404: 'There is no such picture, or no such size.' },
  },
  readPart: {
    summary: 'A part of a stored picture in a size',
    tag: images,
    description:
      '`part` is x, y, width and height in pixels of the stored picture. Take these addresses from a public answer: there are no parts that none has named. `file` is as for the whole picture.',
    success:
      'The part. While its AVIF is being made, this is a WebP that must not be kept (`Cache-Control: no-cache`).',
    problems: {
      404: 'There is no such picture, part or size.',
      503: 'Too many sizes are being made.',
    },
  },
}
