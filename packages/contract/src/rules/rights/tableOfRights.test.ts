import { auditEntry } from '@staff/content/audit/auditEntry'
import { entities } from '@staff/content/entities'
import { NO_RIGHTS, type Rights } from '@staff/entity'
import { describe, expect, test } from 'vitest'

import { entityOfRight, refuseRights, rowsOfRights, widensRights } from './tableOfRights'

const ROWS = [
  'services',
  'careers',
  'contractual-positions',
  'testimonials',
  'blogs',
  'teams',
  'clients',
  'technologies',
]

test('the rows are the areas with a list whose step a role can be given', () => {
  expect(rowsOfRights([...entities, auditEntry]).map(({ area }) => area)).toEqual(ROWS)
})

test('an unknown area is refused with those that there are', () => {
  expect(entityOfRight(entities, 'users').area).toBe('users')
  expect(() => entityOfRight(entities, 'news')).toThrow(
    expect.objectContaining({
      status: 422,
      details: { errors: { area: expect.stringContaining('An area must be one of services, ') } },
    }),
  )
})

/** The messages for rights in an admin with these regions. */
function errorsOf(rights: Partial<Rights>, regions = ['US', 'UK']) {
  return refuseRights({ ...NO_RIGHTS, ...rights }, entities, regions)?.details.errors
}

describe('rights are refused', () => {
  test.each(['news', 'services-data', 'queries', 'users', 'roles', '__proto__', 'constructor'])(
    'with the area %s',
    (area) => {
      const areas = Object.fromEntries([
        ['blogs', 'see'],
        [area, 'see'],
      ]) as Rights['areas']
      expect(errorsOf({ areas })).toEqual({ rights: `An area must be one of ${ROWS.join(', ')}` })
    },
  )

  test('with an unknown region', () => {
    expect(errorsOf({ regions: ['UK', 'FR'] })).toEqual({
      rights: 'A region must be one of US, UK',
    })
    expect(errorsOf({ regions: ['UK'] }, [])).toEqual({
      rights: 'Rights cannot name a region, because this admin has none',
    })
  })

  test('not with what the admin has', () => {
    const areas = Object.fromEntries(ROWS.map((area) => [area, 'publish'])) as Rights['areas']
    expect(errorsOf({ areas, regions: ['US', 'UK'], actions: ['export'] })).toBeUndefined()
    expect(errorsOf({}, [])).toBeUndefined()
  })
})

const cases: [what: string, before: Partial<Rights>, after: Partial<Rights>, isWider: boolean][] = [
  ['nothing to nothing', {}, {}, false],
  ['a new area', {}, { areas: { blogs: 'see' } }, true],
  ['a higher step', { areas: { blogs: 'see' } }, { areas: { blogs: 'edit' } }, true],
  ['a lower step', { areas: { blogs: 'publish' } }, { areas: { blogs: 'edit' } }, false],
  ['no step any more', { areas: { blogs: 'publish' } }, {}, false],
  [
    'one step lower, another one higher',
    { areas: { blogs: 'publish', teams: 'see' } },
    { areas: { teams: 'edit' } },
    true,
  ],
  ['an action more', { actions: ['export'] }, { actions: ['export', 'import'] }, true],
  ['another action', { actions: ['export'] }, { actions: ['import'] }, true],
  ['an action less', { actions: ['export', 'import'] }, { actions: ['import'] }, false],
  ['a first region', {}, { regions: ['UK'] }, false],
  ['no region any more', { regions: ['UK'] }, {}, true],
  ['another region', { regions: ['UK'] }, { regions: ['US'] }, true],
  ['a region more', { regions: ['UK'] }, { regions: ['UK', 'US'] }, true],
  ['a region less', { regions: ['UK', 'US'] }, { regions: ['US'] }, false],
]

test.each(cases)('%s: from %j to %j is wider: %s', (_, before, after, isWider) => {
  expect(widensRights({ ...NO_RIGHTS, ...before }, { ...NO_RIGHTS, ...after })).toBe(isWider)
})
