import { publicAreasOf } from '@staff/contract'
import { team } from '@staff/content/team/team.entity'

import type { Db } from '../platform/db/database'
import { listPublic, publicTable } from '../site/public/publicTable'
import type { Person } from './testApi'

/** What people do with a record, and how often: those twice in the list, twice as often, and so on. */
export const ACTS = [
  'save',
  'save',
  'saveAsItIs',
  'draft',
  'draft',
  'editPrivately',
  'publish',
  'schedule',
  'unpublish',
  'replace',
  'publishMany',
  'unpublishMany',
  'undo',
  'undo',
  'restoreVersion',
  'remove',
  'bringBack',
  'bringBackPublished',
  'undoRemoval',
  'release',
  'releaseDraft',
  'releaseDraft',
  'releaseUndo',
  'releaseUndo',
  'releaseUndo',
  'importChange',
  'duplicate',
  'merge',
] as const
export type LiveAct = (typeof ACTS)[number]

/** What should be stored and shown of the record. */
export interface LiveModel {
  /** The name in the table; undefined in the trash. */
  working: string | undefined
  /** The name on the public site; undefined if it shows no record. */
  live: string | undefined
  /** Whether a restored version is stored, which the site does not show although the name may be the same. */
  isRestored: boolean
  /** What the last act can be undone to, with the undo of a call about many records. */
  before?:
    (Pick<LiveModel, 'live' | 'isRestored'> & { working: string; undo?: string | null }) | undefined
  /** What the site showed before the deletion. */
  liveBeforeRemoval?: string | undefined
}

/** The method, path and body of a call about the record, and the version that it expects. */
export type SentCall = [method: string, path: string, body?: unknown, expected?: string]

/** What a call changes of the model. */
export type LiveChange = () => Partial<LiveModel>

/** Changes the model. Staff may not publish: the site goes on showing what it shows, and a version with these values is that of the site. */
export function change(model: LiveModel, by: Person, changes: Partial<LiveModel>) {
  const { live, isRestored } = model
  Object.assign(model, changes)
  if (by === 'administrator') return
  Object.assign(model, { live, isRestored: isRestored && model.working !== live })
}

/** What an act can be undone to. */
export function beforeOf({ working = '', live, isRestored }: LiveModel) {
  return { working, live, isRestored }
}

/** The team members that the public site shows. */
export async function teamsOnSite(db: Db) {
  const [area] = publicAreasOf([team], ['US'])
  if (!area) throw new Error('Teams are not public')
  const { records } = await listPublic(db, publicTable(area), { q: '', page: 1, pageSize: 100 })
  return records
}
