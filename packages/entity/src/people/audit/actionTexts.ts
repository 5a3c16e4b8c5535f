import { ACTIONS, type Action } from './actions'

/** What a person did or tried, by kind of act: 'changed the career', 'change the career'. `{record}` and `{area}` stand for what it was about. */
const TEXTS: Readonly<Record<Action, readonly [done: string, tried: string]>> = {
  read: ['read {record}', 'read {record}'],
  create: ['added {record}', 'add {record}'],
  change: ['changed {record}', 'change {record}'],
  restore: ['restored {record}', 'restore {record}'],
  undo: ['undid a change of {record}', 'undo a change of {record}'],
  'restore-from-trash': ['restored {record} from the trash', 'restore {record} from the trash'],
  publish: ['published {record}', 'publish {record}'],
  unpublish: ['unpublished {record}', 'unpublish {record}'],
  'ask-to-publish': ['asked to publish {record}', 'ask to publish {record}'],
  'withdraw-review': [
    'withdrew the request to publish {record}',
    'withdraw the request to publish {record}',
  ],
  'send-back': ['sent {record} back', 'send {record} back'],
  'cancel-scheduled': [
    'cancelled what was scheduled of {record}',
    'cancel what was scheduled of {record}',
  ],
  'change-end': [
    'changed when the site stops showing {record}',
    'change when the site stops showing {record}',
  ],
  'went-live': ['scheduled {record}, which has gone live', 'schedule {record}'],
  ended: ['published {record}, which has ended as planned', 'publish {record} up to its end'],
  'run-again': ['ran {record} again', 'run {record} again'],
  'change-address': ['changed the address of {record}', 'change the address of {record}'],
  'release-address': [
    'released an earlier address of {record}',
    'release an earlier address of {record}',
  ],
  'share-preview': ['made a preview link for {record}', 'make a preview link for {record}'],
  'revoke-preview': ['revoked a preview link for {record}', 'revoke a preview link for {record}'],
  'answer-preview': ['answered a preview of {record}', 'answer a preview of {record}'],
  move: ['moved {record}', 'move {record}'],
  delete: ['deleted {record}', 'delete {record}'],
  'delete-forever': ['deleted {record} for ever', 'delete {record} for ever'],
  export: ['exported {area}', 'export {area}'],
  import: ['imported {area}', 'import {area}'],
  upload: ['stored a picture', 'store a picture'],
  login: ['logged in', 'log in'],
  logout: ['logged out', 'log out'],
  'change-password': ['changed their password', 'change their password'],
  'confirm-password': ['confirmed their password', 'confirm their password'],
  'set-password': ['set a one-time password for {record}', 'set a one-time password for {record}'],
  invite: ['invited {record}', 'invite {record}'],
  'withdraw-invitation': ['uninvited {record}', 'uninvite {record}'],
  'give-password-link': ['gave {record} a password link', 'give {record} a password link'],
  'forgot-password': ['asked for a password link', 'ask for a password link'],
  'second-factor': [
    'changed the second factor of {record}',
    'change the second factor of {record}',
  ],
  'test-mail': ['sent a test mail', 'send a test mail'],
  'end-session': ['ended sessions of {record}', 'end sessions of {record}'],
  note: ['added a note to {record}', 'add a note to {record}'],
  refused: ['did several things', 'do several things'],
}

/** What a person did, by kind. */
export const DONE = byAction(0)

/** What a person tried to do, by kind. */
export const TRIED = byAction(1)

/** The words by which a search finds a kind of act, besides its name. */
export function actionWords(action: Action): readonly string[] {
  return TEXTS[action].map(withoutPlaces)
}

/** 'restored {record} from the trash' without what it was about. */
function withoutPlaces(text: string): string {
  return text.replace(/ ?\{(?:record|area)\}/, '')
}

function byAction(index: 0 | 1): Readonly<Record<string, string>> {
  return Object.fromEntries(ACTIONS.map((action) => [action, TEXTS[action][index]]))
}
