import { blog } from '@staff/content/blog/blog.entity'
import { query } from '@staff/content/query/query.entity'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'
import { team } from '@staff/content/team/team.entity'
import { NO_RIGHTS, ROLE_ACTIONS, STEPS, type AnyEntity, type Rights } from '@staff/entity'
import { user } from '@staff/entity/people'
import { describe, expect, test } from 'vitest'

import { DEEDS, mayDo, type Deed, type RightsHolder } from './decide'

const administrator = { roleTypeId: 1, roleName: 'Owners', rights: NO_RIGHTS }

/** A person with the role Editors. */
function editor(rights: Partial<Rights> | { areas: Record<string, string> } = {}): RightsHolder {
  return { roleTypeId: 2, roleName: 'Editors', rights: { ...NO_RIGHTS, ...(rights as Rights) } }
}

/** What a person may do in an area. */
function deedsOf(holder: RightsHolder, entity: AnyEntity): Deed[] {
  return DEEDS.filter((deed) => mayDo(holder, deed, entity).allowed)
}

/** What a person may do in an area at each step. */
function deedsAtSteps(entity: AnyEntity, area: string, actions: Rights['actions'] = []) {
  return STEPS.map((step) => deedsOf(editor({ areas: { [area]: step }, actions }), entity))
}

const SEE: Deed[] = ['see']
const EDIT: Deed[] = ['see', 'edit', 'create']
const PUBLISH: Deed[] = ['see', 'edit', 'publish', 'create', 'remove', 'restore']
const EDIT_WITH_ALL: Deed[] = ['see', 'edit', 'create', 'export', 'import', 'shareViews']
const ALL = [...DEEDS]

describe.each([
  ['an area of the public site', blog, 'blogs'],
  ['an area with private fields', team, 'teams'],
  ['an area below another one, by the step of that one', serviceData, 'services'],
])('%s', (_, entity, area) => {
  test('opens by its step', () => {
    expect(deedsAtSteps(entity, area)).toEqual([[], SEE, EDIT, PUBLISH])
  })

  test('opens further with all actions', () => {
    expect(deedsAtSteps(entity, area, ROLE_ACTIONS)).toEqual([
      [],
      [...SEE, 'export', 'shareViews'],
      EDIT_WITH_ALL,
      ALL,
    ])
  })

  test.each(ROLE_ACTIONS)('each action is one of its own: %s', (action) => {
    const holder = editor({ areas: { [area]: 'publish' }, actions: [action] })
    expect(deedsOf(holder, entity)).toEqual(
      ALL.filter((deed) => [...PUBLISH, action].includes(deed)),
    )
  })

  test('opens to administrators, whatever their rights', () => {
    expect(deedsOf(administrator, entity)).toEqual(ALL)
    const narrow = { ...NO_RIGHTS, regions: ['UK'] }
    expect(deedsOf({ ...administrator, rights: narrow }, entity)).toEqual(ALL)
  })

  test('does not open by the step of another area', () => {
    expect(
      deedsOf(editor({ areas: { clients: 'publish' }, actions: ROLE_ACTIONS }), entity),
    ).toEqual([])
  })
})

test('a step of its own does not open an area below another one', () => {
  expect(deedsOf(editor({ areas: { 'services-data': 'publish' } }), serviceData)).toEqual([])
})

describe('queries', () => {
  const open: Deed[] = ['see', 'edit', 'publish', 'export']

  test('open to everybody, with their export and without any right', () => {
    expect(deedsOf(editor(), query)).toEqual(open)
  })

  test('are not closed, nor opened further, by a step', () => {
    expect(deedsAtSteps(query, 'queries')).toEqual(STEPS.map(() => open))
    const all = editor({ areas: { queries: 'publish' }, actions: ROLE_ACTIONS })
    expect(deedsOf(all, query)).toEqual([...open, 'shareViews'])
  })

  test('only administrators delete them, and nobody creates one', () => {
    expect(ALL.filter((deed) => !deedsOf(administrator, query).includes(deed))).toEqual([
      'create',
      'import',
    ])
  })
})

test('users open to administrators only', () => {
  const all = editor({ areas: { users: 'publish', roles: 'publish' }, actions: ROLE_ACTIONS })
  expect(deedsOf(all, user)).toEqual([])
  expect(deedsOf(administrator, user)).toEqual(ALL)
})
