import { fixtures } from '@staff/content/fixtures'
import { eq, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testimonials } from '@staff/server/areas/testimonials/testimonials.table'

import { readConfig } from '../config/readConfig'
import type { Database } from '../../platform/db/connect'
import { images } from '../../records/images/images.table'
import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import { missingImages } from '../../records/images/storeImage'
import { verifyPassword } from '../../identity/passwords/passwordHash'
import { revisions } from '../../identity/audit/revisions.table'
import { recordTable } from '../../records/table/recordTable'
import { eachDatabase } from '../../testing/eachDatabase'
import { isStrong } from '../../identity/passwords/isStrong'
import { firstStart, nameOf } from './firstStart'
import { loginCard } from './loginCard'
import { content } from '../../testing/testContent'

test.each([
  ['ana.moreno@example.com', 'Ana Moreno'],
  ['ana@example.com', 'Ana Administrator'],
  ['maria_del-carmen+site@example.com', 'Maria Del Carmen'],
  ['_@example.com', 'First Administrator'],
])('names the owner of %s %s', (email, name) => {
  const { firstName, lastName } = nameOf(email)
  expect(`${firstName} ${lastName}`).toBe(name)
})

eachDatabase((open) => {
  let configured: Database
  let unconfigured: Database
  beforeAll(async () => {
    configured = await open()
    unconfigured = await open()
  })
  afterAll(() => Promise.all([configured.close(), unconfigured.close()]))

  const env = { ADMIN_EMAIL: ' Ana@Example.com', ADMIN_PASSWORD: 'Correct-horse-7' }

  test('creates the administrator from the environment, and does not print the password', async () => {
    expect(await firstStart(configured, readConfig(env), content)).toEqual([])
    const [user] = await people(configured, eq(users.email, 'ana@example.com'))
    expect(user).toMatchObject({ role: 'Administrator', type: 1 })
    expect(await verifyPassword(user?.passwordHash, env.ADMIN_PASSWORD)).toBe(true)
  })

  test('generates a login without one in the environment, and returns it once', async () => {
    const [login, ...others] = await firstStart(unconfigured, readConfig({}), content)
    expect(others).toEqual([])
    expect(isStrong(login?.password ?? '')).toBe(true)
    const [user] = await people(unconfigured, eq(users.email, login?.email ?? ''))
    expect(await verifyPassword(user?.passwordHash, login?.password ?? '')).toBe(true)
    expect(await firstStart(unconfigured, readConfig({}), content)).toEqual([])
    expect(await unconfigured.db.$count(users)).toBe(1)
  })

  test('with DEMO, fills empty tables with samples and pictures, and adds a staff user', async () => {
    const demo = readConfig({ ...env, DEMO: '1' })
    const [login] = await firstStart(configured, demo, content)
    expect(loginCard(login ? [login] : [])).toContain(login?.password)
    const [user] = await people(configured, eq(users.email, login?.email ?? ''))
    expect(user).toMatchObject({ role: 'Staff', type: 2 })
    for (const { entity, records } of fixtures.filter(isContent))
      expect(await configured.db.$count(recordTable(entity).table)).toBe(records.length)
    const quotes = await configured.db.select().from(testimonials)
    expect(
      await missingImages(
        configured.db,
        quotes.map(({ image }) => image),
      ),
    ).toEqual([])
    expect(quotes.every(({ updatedAt }) => updatedAt < new Date())).toBe(true)
    const kept = fixtures.filter(isContent).filter(({ entity }) => !entity.isPersonal)
    const samples = kept.reduce((sum, { records }) => sum + records.length, 0)
    // Two roles and two users are there, too.
    expect(await configured.db.$count(revisions)).toBe(samples + 4)

    await configured.db.delete(testimonials).where(eq(testimonials.rating, 5))
    const left = await configured.db.$count(testimonials)
    const pictures = await configured.db.$count(images)
    expect(await firstStart(configured, demo, content)).toEqual([])
    expect(await configured.db.$count(testimonials)).toBe(left)
    expect(await configured.db.$count(images)).toBe(pictures)
  })
})

function people({ db }: Database, where: SQL) {
  return db
    .select({ passwordHash: users.passwordHash, role: roles.name, type: roles.roleTypeId })
    .from(users)
    .innerJoin(roles, eq(users.roleId, roles.id))
    .where(where)
}

// Roles and users are created for logins and are not sample content.
function isContent({ entity }: (typeof fixtures)[number]) {
  return !['roles', 'users'].includes(entity.area)
}
