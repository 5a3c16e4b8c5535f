import { blog } from '@staff/content/blog/blog.entity'
import { query } from '@staff/content/query/query.entity'
import { service } from '@staff/content/service/service.entity'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'
import { team } from '@staff/content/team/team.entity'
import { NO_RIGHTS, type AnyEntity, type Rights } from '@staff/entity'
import { user } from '@staff/entity/people'
import { describe, expect, test } from 'vitest'

import { isInReach, mayDo, regionLimit, type Deed, type RightsHolder } from './decide'

const administrator = { roleTypeId: 1, roleName: 'Owners', rights: NO_RIGHTS }

/** A person with the role Editors. */
function editor(rights: Partial<Rights> = {}): RightsHolder {
  return { roleTypeId: 2, roleName: 'Editors', rights: { ...NO_RIGHTS, ...rights } }
}

describe('the reason is a sentence', () => {
  const uk: Partial<Rights> = { areas: { teams: 'publish', services: 'see' }, regions: ['UK'] }
  const cases: [RightsHolder, Deed, AnyEntity, string][] = [
    [administrator, 'publish', blog, 'The role Owners may do everything.'],
    [administrator, 'create', query, 'Nobody may do this.'],
    [editor(), 'see', user, 'Only administrators may do this. The role Editors may not.'],
    [editor(), 'see', blog, 'The role Editors may not open blog posts.'],
    [
      editor({ areas: { blogs: 'edit' } }),
      'publish',
      blog,
      'The role Editors may edit blog posts, not publish them.',
    ],
    [
      editor({ areas: { teams: 'see' } }),
      'edit',
      team,
      `The role Editors may see ${team.labels.many.toLowerCase()}, not edit them.`,
    ],
    [editor({ areas: { blogs: 'edit' } }), 'edit', blog, 'The role Editors may edit blog posts.'],
    [
      editor({ areas: { blogs: 'publish' } }),
      'export',
      blog,
      'The role Editors may not export blog posts.',
    ],
    [
      editor({ areas: { blogs: 'publish' } }),
      'deleteForEver',
      blog,
      'The role Editors may not delete blog posts for ever.',
    ],
    [
      editor({ areas: { blogs: 'publish' } }),
      'shareViews',
      blog,
      'The role Editors may not save views for everybody.',
    ],
    [
      editor({ areas: { blogs: 'see' }, actions: ['export'] }),
      'export',
      blog,
      'The role Editors may export blog posts.',
    ],
    [editor(uk), 'see', team, 'The role Editors is for UK, and this is for US.'],
    [editor(uk), 'see', serviceData, 'The role Editors is for UK, and this is for US.'],
  ]

  test.each(cases)('%# %o', (holder, deed, entity, because) => {
    expect(mayDo(holder, deed, entity).because).toBe(because)
  })
})

describe('regions', () => {
  const uk = editor({
    areas: { teams: 'publish', blogs: 'publish', services: 'see' },
    regions: ['UK'],
  })
  const ofUs = { region: 'US' }
  const ofUk = { region: 'UK' }

  test('a role for the UK does not open what only the US site shows', () => {
    const opened = [team, service, serviceData, blog].map(
      (entity) => mayDo(uk, 'see', entity).allowed,
    )
    expect(opened).toEqual([false, false, false, true])
  })

  test('a role for both regions opens it', () => {
    const both = { ...uk, rights: { ...uk.rights, regions: ['UK', 'US'] } }
    expect(mayDo(both, 'publish', team).allowed).toBe(true)
  })

  test('a query of another region is out of reach, with a sentence', () => {
    expect(mayDo(uk, 'edit', query, { record: ofUk }).allowed).toBe(true)
    expect(mayDo(uk, 'edit', query, { record: ofUs })).toEqual({
      allowed: false,
      because: 'The role Editors is for UK, and this is for US.',
    })
    expect(mayDo(editor(), 'edit', query, { record: ofUs }).allowed).toBe(true)
    expect(mayDo(administrator, 'remove', query, { record: ofUs }).allowed).toBe(true)
  })

  test('the lack of a right is named before the region', () => {
    expect(mayDo(uk, 'remove', query, { record: ofUs }).because).toMatch('Only administrators')
  })

  test('the limit is for areas whose records have a region', () => {
    expect([regionLimit(uk, query), regionLimit(uk, blog), regionLimit(editor(), query)]).toEqual([
      ['UK'],
      undefined,
      undefined,
    ])
    expect(regionLimit({ ...administrator, rights: uk.rights }, query)).toBeUndefined()
    const reach = [ofUk, ofUs, {}, { region: null }, { region: 'uk' }]
    expect(reach.map((record) => isInReach(uk, query, record))).toEqual([
      true,
      ...reach.slice(1).map(() => false),
    ])
  })
})
