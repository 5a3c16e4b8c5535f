import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { includesStep, NO_RIGHTS, ROLE_ACTIONS, STEPS, toRights, type Rights } from './rights'
import { readRightsTexts, rightsTexts } from './rightsText'

const areasOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`area-${index}`, 'see']))

describe('toRights', () => {
  test('completes missing parts, and drops the step "nothing"', () => {
    expect(toRights({})).toEqual(NO_RIGHTS)
    expect(toRights({ areas: { blogs: 'nothing', teams: 'see' } })).toEqual({
      ...NO_RIGHTS,
      areas: { teams: 'see' },
    })
  })

  test('drops what is named twice, and orders the rest', () => {
    const actions = ['shareViews', 'export', 'export']
    expect(toRights({ actions, regions: ['US', 'UK', 'US'] })).toEqual({
      areas: {},
      actions: ['export', 'shareViews'],
      regions: ['UK', 'US'],
    })
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['a text', '{}'],
    ['a number', 1],
    ['a list', []],
    ['a list of areas', { areas: ['blogs'] }],
    ['no areas', { areas: null }],
    ['areas as a text', { areas: 'blogs' }],
    ['an unknown step', { areas: { blogs: 'own' } }],
    ['a step in capitals', { areas: { blogs: 'Edit' } }],
    ['a step of the prototype', { areas: { blogs: 'constructor' } }],
    ['a step that is no text', { areas: { blogs: 3 } }],
    ['a step in a list', { areas: { blogs: ['edit'] } }],
    ['true for a step', { areas: { blogs: true } }],
    ['no step', { areas: { blogs: null } }],
    ['an area without a name', { areas: { '': 'see' } }],
    ['an area with another sign', { areas: { "blogs' or 1=1": 'see' } }],
    ['an area with a line break', { areas: { 'blogs\n': 'see' } }],
    ['an area with a long name', { areas: { ['x'.repeat(101)]: 'see' } }],
    ['too many areas', { areas: areasOf(201) }],
    ['10,000 areas', { areas: areasOf(10_000) }],
    ['10,000 closed areas', { areas: { ...areasOf(201), blogs: 'nothing' } }],
    ['an unknown action', { actions: ['drop'] }],
    ['an action of the prototype', { actions: ['toString'] }],
    ['an action in a list', { actions: [['export']] }],
    ['actions as a text', { actions: 'export' }],
    ['actions as an object', { actions: { 0: 'export', length: 1 } }],
    ['no actions', { actions: null }],
    ['a region that is no text', { regions: [1] }],
    ['a region without a name', { regions: [''] }],
    ['a region that ends a text in SQL', { regions: ["UK'"] }],
    ['a region with a long name', { regions: ['x'.repeat(101)] }],
    ['too many regions', { regions: Array.from({ length: 51 }, (_, index) => `R${index}`) }],
    ['an area that begins another cell', { areas: { action: 'see' } }],
    ['an area that is a number', { areas: { 10: 'see' } }],
    ['an area with a space at its end', { areas: { 'blogs ': 'see' } }],
    ['a prototype as an area', JSON.parse('{"areas":{"__proto__":"publish"}}')],
    ['another part', { areas: {}, owner: true }],
    ['a prototype as a part', JSON.parse('{"__proto__":{"areas":{"blogs":"publish"}}}')],
  ])('refuses %s', (_, value) => {
    expect(toRights(value)).toBeUndefined()
  })

  test('the largest table is accepted', () => {
    const regions = Array.from({ length: 50 }, (_, index) => `R${index}`)
    const name = 'x'.repeat(100)
    const rights = toRights({ areas: { ...areasOf(199), [name]: 'edit' }, regions })
    expect(Object.keys(rights?.areas ?? {})).toHaveLength(200)
    expect(rights?.regions).toHaveLength(50)
  })

  test('a list of 100,000 actions takes no time', () => {
    const actions = Array.from({ length: 100_000 }, () => 'export')
    expect(toRights({ actions })?.actions).toEqual(['export'])
  })

  test('the given value stays as it is', () => {
    const given = { areas: { teams: 'see', blogs: 'nothing' }, regions: ['US', 'UK'] }
    const before = structuredClone(given)
    toRights(given)
    expect(given).toEqual(before)
  })
})

test('each step includes those before it', () => {
  const included = STEPS.map((step) => STEPS.filter((needed) => includesStep(step, needed)))
  expect(included).toEqual(STEPS.map((_, index) => STEPS.slice(0, index + 1)))
})

// An area is called by a word: 'action' and 'region' begin the other cells of the texts.
const name = fc
  .stringMatching(/^[a-zA-Z](?:[\w -]{0,20}\w)?$/)
  .filter((text) => !['action', 'region'].includes(text))

const anyRights: fc.Arbitrary<Rights> = fc.record({
  areas: fc.dictionary(name, fc.constantFrom('see', 'edit', 'publish'), { maxKeys: 8 }),
  actions: fc.uniqueArray(fc.constantFrom(...ROLE_ACTIONS)),
  regions: fc.uniqueArray(name, { maxLength: 4 }),
})

describe('the normal form', () => {
  test('has the same JSON for equal rights, in any order', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const { areas, actions, regions } = rights
        const turned = {
          regions: regions.toReversed(),
          actions: actions.toReversed(),
          areas: Object.fromEntries(Object.entries(areas).toReversed()),
        }
        const normal = JSON.stringify(toRights(rights))
        expect(JSON.stringify(toRights(turned))).toBe(normal)
        expect(JSON.stringify(toRights(JSON.parse(normal)))).toBe(normal)
      }),
    )
  })

  test('has the keys in the order of a jsonb: the shorter one first, then by their bytes', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const normal = toRights(rights) ?? NO_RIGHTS
        expect(Object.keys(normal)).toEqual(['areas', 'actions', 'regions'])
        expect(Object.keys(normal.areas)).toEqual(inJsonb(Object.keys(rights.areas)))
      }),
    )
  })
})

const bytes = (key: string) => Buffer.from(key, 'utf8')

/** As PostgreSQL's `lengthCompareJsonbString` orders keys. */
function inJsonb(keys: string[]): string[] {
  return keys.toSorted(
    (one, other) =>
      bytes(one).length - bytes(other).length || Buffer.compare(bytes(one), bytes(other)),
  )
}

describe('the texts of rights', () => {
  test('are one for each cell of the table', () => {
    const rights = { areas: { blogs: 'edit' }, actions: ['export'], regions: ['UK'] }
    expect(rightsTexts(rights)).toEqual(['blogs: edit', 'action: export', 'region: UK'])
    expect(rightsTexts('what is no table')).toEqual([])
  })

  test('give the same rights when they are read again', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const normal = toRights(rights)
        expect(readRightsTexts(rightsTexts(rights))).toEqual(normal)
        expect(readRightsTexts(rightsTexts(rights).toReversed())).toEqual(normal)
      }),
    )
  })

  test('are read with spaces, and without', () => {
    expect(readRightsTexts([' blogs :edit ', 'region:UK'])).toEqual({
      areas: { blogs: 'edit' },
      actions: [],
      regions: ['UK'],
    })
    expect(readRightsTexts([])).toEqual(NO_RIGHTS)
  })

  test.each([
    ['a cell without a colon', 'blogs edit'],
    ['an unknown step', 'blogs: own'],
    ['an unknown action', 'action: drop'],
    ['an empty cell', ''],
    ['a cell with two colons', 'blogs: edit: publish'],
  ])('%s makes them unreadable', (_, text) => {
    expect(readRightsTexts(['teams: see', text])).toBeUndefined()
  })
})
