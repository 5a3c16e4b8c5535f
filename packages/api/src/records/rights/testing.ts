import { team } from '@staff/content/team/team.entity'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import type { EntityValues } from '@staff/entity'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'

import type { Database } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { giveRights, type GivenRights } from '../../testing/giveRights'
import type { Person } from '../../testing/testApi'
import { startBulkApi } from '../bulk/testing'
import { storeImagesOf, valuesOf } from '../testing'

const PEOPLE: EntityValues[] = teamFixtures.records.map((record) =>
  Object.assign<EntityValues, object>({}, record),
)

/** Two team members. The email of a team member is private. */
export const [MARA = {}, DEVON = {}] = PEOPLE

/** The refusals of what needs another step. */
export const NOT_PUBLISH = 'The role Editors may edit teams, not publish them.'
export const NOT_EDIT = 'The role Editors may see teams, not edit them.'

/** Replaces a part of Mara's name. */
export const REPLACE_NAME = {
  action: 'replace',
  values: { field: 'name', find: 'Mara', replace: 'Maria' },
}

/** A server with Mara on the public site, and staff who may edit teams. */
export async function startEditorApi(database: Database) {
  const api = await startBulkApi(database, team)
  await storeImagesOf(api.database, team, PEOPLE)
  const created = await api.call('POST', '/api/teams', {
    as: 'administrator',
    body: valuesOf(team, MARA),
  })
  const { id } = created.json<{ id: string }>()
  const give = (rights: GivenRights) => giveRights(api, rights)
  await give({ areas: { teams: 'edit' } })
  const headers = { 'if-match': '*' }

  return {
    api,
    id,
    give,
    change: (body: object, as: Person = 'staff', query = '') =>
      api.call('PATCH', `/api/teams/${id}${query}`, { as, body, headers }),
    restore: (body: object, as: Person = 'staff') =>
      api.call('POST', `/api/teams/${id}/restore`, { as, body, headers }),

    /** What the public site shows of the teams. */
    async site() {
      const { statusCode, body } = await api.call('GET', '/api/public/teams?region=US')
      expect(statusCode).toBe(200)
      return body
    },

    /** Expects that a call is refused and changes nothing. */
    async expectRefused(send: () => ReturnType<typeof api.call>, message = NOT_PUBLISH) {
      const before = await stored()
      const response = await send()
      expect([response.statusCode, response.json()]).toMatchObject([
        403,
        { code: 'not-allowed', message },
      ])
      expect(await stored()).toBe(before)
    },
  }

  /** Everything that a refused call must not change. */
  async function stored() {
    const names = ['teams', 'revisions', 'trash', 'bulk_undos', 'images']
    const rows = await Promise.all(
      names.map((name) =>
        queryRows(api.database.db, sql`select * from ${sql.identifier(name)} order by 1, 2, 3`),
      ),
    )
    return JSON.stringify(rows)
  }
}

/** What `startEditorApi` starts. */
export type EditorApi = Awaited<ReturnType<typeof startEditorApi>>
