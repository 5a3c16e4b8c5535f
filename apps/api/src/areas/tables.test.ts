import { entities } from '@staff/content/entities'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import './areas'
import { recordTable } from '@staff/api/records/table/recordTable'
import { codeOf } from '@staff/api/platform/problems/startError'
import { eachDatabase } from '@staff/api/testing/eachDatabase'
import type { Database } from '@staff/api/platform/db/connect'
import { images } from '@staff/api/records/images/images.table'
import { roles } from '@staff/api/identity/users/roles.table'
import { sessions } from '@staff/api/identity/sessions/sessions.table'
import { users } from '@staff/api/identity/users/users.table'

import { testimonials } from './testimonials/testimonials.table'

test.each(entities.map((entity) => [entity.area, entity] as const))(
  'the table has a column for every field of %s',
  (_, entity) => {
    expect(() => recordTable(entity)).not.toThrow()
  },
)

eachDatabase((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const { name, image, description, rating } = testimonialFixtures.filled
  const quote = { name, image, description, rating }

  test('an update increments the version and sets the time of the last change', async () => {
    const { db } = database
    const [inserted] = await db.insert(testimonials).values(quote).returning()
    expect(inserted).toMatchObject({ ...quote, version: 1 })
    const [changed] = await db.update(testimonials).set({ rating: 1 }).returning()
    expect(changed).toMatchObject({ id: inserted?.id, rating: 1, version: 2 })
    expect(changed?.createdAt).toEqual(inserted?.createdAt)
    expect(Number(changed?.updatedAt)).toBeGreaterThanOrEqual(Number(inserted?.updatedAt))
  })

  test('refuses a rating out of range', async () => {
    const refused = await errorCodeOf(
      database.db.insert(testimonials).values({ ...quote, rating: 6 }),
    )
    expect(refused).toBe(CHECK)
  })

  test('stores the bytes of a picture unchanged', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    await database.db.insert(images).values({ hash: 'a', bytes, width: 1, height: 2 })
    const [stored] = await database.db.select().from(images)
    expect(new Uint8Array(stored?.bytes ?? [])).toEqual(bytes)
  })

  test('role names are unique in any case, and role types are checked', async () => {
    const { db } = database
    await db.insert(roles).values({ name: 'Éditeur', roleTypeId: 2 })
    expect(await errorCodeOf(db.insert(roles).values({ name: 'éDITEUR', roleTypeId: 2 }))).toBe(
      UNIQUE,
    )
    expect(await errorCodeOf(db.insert(roles).values({ name: 'Third', roleTypeId: 3 }))).toBe(CHECK)
  })

  test.each([
    ['in full-width letters', 'ＢＡＣＫ ｏｆｆｉｃｅ'],
    ['with another kind of space', 'Back\u00a0 office'],
    ['with a joiner', 'Back\u200d office'],
    ['with a sharp s', 'Straße'],
  ])('a role name %s counts as the same name', async (_, same) => {
    const { db } = database
    await db
      .insert(roles)
      .values(['Back Office', 'STRASSE'].map((each) => ({ name: each, roleTypeId: 2 })))
      .onConflictDoNothing()
    expect(await errorCodeOf(db.insert(roles).values({ name: same, roleTypeId: 2 }))).toBe(UNIQUE)
  })

  test('emails are unique, also in full-width letters', async () => {
    const { db } = database
    const [role] = await db.insert(roles).values({ name: 'Width', roleTypeId: 2 }).returning()
    const person = { firstName: 'A', lastName: 'B', passwordHash: '', roleId: role?.id ?? '' }
    await db.insert(users).values({ ...person, email: 'ana@example.com' })
    const same = { ...person, email: 'ａna＠example.com' }
    expect(await errorCodeOf(db.insert(users).values(same))).toBe(UNIQUE)
    await db.delete(users)
  })

  test('the longest names of the longest characters fit into the indexes', async () => {
    // Random characters, because the database compresses repeated ones.
    const longest = Array.from({ length: 600 }, () =>
      String.fromCodePoint(0x20000 + Math.floor(Math.random() * 40_000)),
    ).join('')
    await database.db.insert(testimonials).values({ ...quote, name: longest })
    await database.db.insert(roles).values({ name: longest, roleTypeId: 2 })
    await database.db.insert(roles).values({ name: '\ufdfa'.repeat(800), roleTypeId: 2 })
  })

  test('a role with users cannot be deleted; a session is deleted with its user', async () => {
    const { db } = database
    const [role] = await db.insert(roles).values({ name: 'Desk', roleTypeId: 2 }).returning()
    const names = { firstName: 'Robin', lastName: 'Ashdown', passwordHash: '' }
    const person = { ...names, email: 'robin@example.com', roleId: role?.id ?? '' }
    const [user] = await db.insert(users).values(person).returning()
    expect(await errorCodeOf(db.insert(users).values(person))).toBe(UNIQUE)
    expect(IN_USE).toContain(await errorCodeOf(db.delete(roles).where(eq(roles.name, 'Desk'))))
    await db.insert(sessions).values({ tokenHash: 'a', userId: user?.id ?? '' })
    await db.delete(users)
    expect(await db.$count(sessions)).toBe(0)
  })
})

const UNIQUE = '23505'
const CHECK = '23514'
// Foreign key violations. PostgreSQL 18 and later have a separate code for `restrict`.
const IN_USE = ['23503', '23001']

/** The error code of a refused query. */
async function errorCodeOf(query: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await query
  } catch (error) {
    return codeOf(error)
  }
  throw new Error('The database accepted it')
}
