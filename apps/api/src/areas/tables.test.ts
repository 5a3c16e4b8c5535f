import { entities } from '@staff/forms/content/entities'
import { testimonialFixtures } from '@staff/forms/content/testimonial/testimonial.fixtures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { recordTable } from '../records/table/recordTable'
import { codeOf } from '../problems/startError'
import { eachDatabase } from '../testing/eachDatabase'
import type { Database } from '../db/connect'
import { images } from '../images/images.table'
import { roles } from './roles/roles.table'
import { sessions } from '../sessions/sessions.table'
import { testimonials } from './testimonials/testimonials.table'
import { users } from './users/users.table'

test.each(entities.map((entity) => [entity.area, entity] as const))(
  'a table holds every field of %s',
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

  test('an update moves the version and the time of the last change on', async () => {
    const { db } = database
    const [made] = await db.insert(testimonials).values(quote).returning()
    expect(made).toMatchObject({ ...quote, version: 1 })
    const [changed] = await db.update(testimonials).set({ rating: 1 }).returning()
    expect(changed).toMatchObject({ id: made?.id, rating: 1, version: 2 })
    expect(changed?.createdAt).toEqual(made?.createdAt)
    expect(Number(changed?.updatedAt)).toBeGreaterThanOrEqual(Number(made?.updatedAt))
  })

  test('refuses a rating that is none', async () => {
    const refused = await refusal(database.db.insert(testimonials).values({ ...quote, rating: 6 }))
    expect(refused).toBe(CHECK)
  })

  test('keeps the bytes of a picture', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    await database.db.insert(images).values({ hash: 'a', bytes, width: 1, height: 2 })
    const [stored] = await database.db.select().from(images)
    expect(new Uint8Array(stored?.bytes ?? [])).toEqual(bytes)
  })

  test('role names are one name however they are written', async () => {
    const { db } = database
    await db.insert(roles).values({ name: 'Éditeur', roleTypeId: 2 })
    expect(await refusal(db.insert(roles).values({ name: 'éDITEUR', roleTypeId: 2 }))).toBe(UNIQUE)
    expect(await refusal(db.insert(roles).values({ name: 'Third', roleTypeId: 3 }))).toBe(CHECK)
  })

  test.each([
    ['full-width', 'ＢＡＣＫ ｏｆｆｉｃｅ'],
    ['with another space', 'Back\u00a0 office'],
    ['with a joiner', 'Back\u200d office'],
    ['with a sharp s', 'Straße'],
  ])('a role name that is %s is the same name', async (_, same) => {
    const { db } = database
    await db
      .insert(roles)
      .values(['Back Office', 'STRASSE'].map((each) => ({ name: each, roleTypeId: 2 })))
      .onConflictDoNothing()
    expect(await refusal(db.insert(roles).values({ name: same, roleTypeId: 2 }))).toBe(UNIQUE)
  })

  test('an email belongs to one user, whatever its width', async () => {
    const { db } = database
    const [role] = await db.insert(roles).values({ name: 'Width', roleTypeId: 2 }).returning()
    const person = { firstName: 'A', lastName: 'B', passwordHash: '', roleId: role?.id ?? '' }
    await db.insert(users).values({ ...person, email: 'ana@example.com' })
    const same = { ...person, email: 'ａna＠example.com' }
    expect(await refusal(db.insert(users).values(same))).toBe(UNIQUE)
    await db.delete(users)
  })

  test('the longest name of the widest characters can be stored and sorted by', async () => {
    // Random ones, since the database packs what repeats.
    const widest = Array.from({ length: 600 }, () =>
      String.fromCodePoint(0x20000 + Math.floor(Math.random() * 40_000)),
    ).join('')
    await database.db.insert(testimonials).values({ ...quote, name: widest })
    await database.db.insert(roles).values({ name: widest, roleTypeId: 2 })
    await database.db.insert(roles).values({ name: '\ufdfa'.repeat(800), roleTypeId: 2 })
  })

  test('a role that somebody has stays; a session goes with its person', async () => {
    const { db } = database
    const [role] = await db.insert(roles).values({ name: 'Desk', roleTypeId: 2 }).returning()
    const names = { firstName: 'Robin', lastName: 'Ashdown', passwordHash: '' }
    const person = { ...names, email: 'robin@example.com', roleId: role?.id ?? '' }
    const [user] = await db.insert(users).values(person).returning()
    expect(await refusal(db.insert(users).values(person))).toBe(UNIQUE)
    expect(IN_USE).toContain(await refusal(db.delete(roles).where(eq(roles.name, 'Desk'))))
    await db.insert(sessions).values({ tokenHash: 'a', userId: user?.id ?? '' })
    await db.delete(users)
    expect(await db.$count(sessions)).toBe(0)
  })
})

const UNIQUE = '23505'
const CHECK = '23514'
// A foreign key's refusal; since version 18 PostgreSQL names `restrict` on its own.
const IN_USE = ['23503', '23001']

/** The code of the database's refusal. */
async function refusal(query: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await query
  } catch (error) {
    return codeOf(error)
  }
  throw new Error('The database accepted it')
}
