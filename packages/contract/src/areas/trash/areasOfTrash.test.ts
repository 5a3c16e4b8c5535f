import { career } from '@staff/content/career/career.entity'
import { query } from '@staff/content/query/query.entity'
import { auditEntry } from '@staff/content/audit/auditEntry'
import { NO_RIGHTS, type AnyEntity } from '@staff/entity'
import { expect, test } from 'vitest'

import { Problem } from '../../problems/Problem'
import { areasOfTrash, trashEntities } from './trashRules'

const open: AnyEntity = {
  ...career,
  area: 'notices',
  access: { everybody: 'publish' },
}
const entities = [career, query, open, auditEntry]
const administrator = { roleTypeId: 1, roleName: 'Administrator', rights: NO_RIGHTS }
const staff = { roleTypeId: 2, roleName: 'Staff', rights: NO_RIGHTS }

test('an administrator opens every trash, staff those of areas whose records they may delete', () => {
  expect(trashEntities(entities, administrator)).toEqual([career, query, open])
  expect(trashEntities(entities, staff)).toEqual([open])
})

test('without an area all are asked for, and otherwise those that are named', () => {
  expect(areasOfTrash(entities, staff)).toEqual({ open: ['notices'], asked: ['notices'] })
  expect(areasOfTrash(entities, administrator, ['notices', 'careers', 'careers'])).toEqual({
    open: ['careers', 'queries', 'notices'],
    asked: ['careers', 'notices'],
  })
})

test.each([
  ['an area that is not open', entities, staff, ['careers'], 403],
  ['no area that is open', [career, query], staff, [], 403],
  ['an unknown area', entities, administrator, ['careers', 'moon'], 422],
  ['a log', entities, administrator, ['audit'], 422],
])('%s is refused', (_name, all, reader, wanted, status) => {
  expect(() => areasOfTrash(all, reader, wanted)).toThrow(Problem)
  expect(() => areasOfTrash(all, reader, wanted)).toThrow(expect.objectContaining({ status }))
})
