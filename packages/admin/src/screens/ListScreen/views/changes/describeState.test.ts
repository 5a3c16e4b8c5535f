import { career } from '@staff/content/career/career.entity'
import { user } from '@staff/entity/people'
import { expect, test } from 'vitest'

import { defineArea } from '../../../../shared/defineArea'
import { describeState } from './describeState'

const careers = defineArea({ entity: career })
const wordsOf = (text: string) => describeState(new URLSearchParams(text), careers, new Map())

test('a plain list has its order only', () => {
  expect(wordsOf('')).toEqual(['Sorted by Updated, newest first'])
})

test('everything that a view has is named', () => {
  const query =
    'q=react&type=Contract&type=Internship&experienceMin=2&sort=title&order=asc&pageSize=50&columns=title&columns=type'
  expect(wordsOf(query)).toEqual([
    'Search: “react”',
    'Type: Contract, Internship',
    'Experience: 2 or more',
    'Sorted by Title, A to Z',
    `2 of ${career.listed.length + 1} columns`,
    '50 on a page',
  ])
})

const users = defineArea({ entity: user })
const ROLES = [1, 2, 3].map((number) => `019a0000-0000-7000-8000-00000000000${number}`)
const ofRoles = new URLSearchParams(ROLES.map((id) => ['roleId', id]))

test('records are counted while their names load, because their ids say nothing', () => {
  expect(describeState(ofRoles, users, new Map())[0]).toBe('Role Name: 3 chosen')
})

test('records have their names, and those that are gone are counted', () => {
  const [first = '', second = ''] = ROLES
  const names = new Map([
    [
      'roleId',
      [
        { value: first, label: 'Editors' },
        { value: second, label: 'Readers' },
      ],
    ],
  ])
  expect(describeState(ofRoles, users, names)[0]).toBe(
    'Role Name: Editors, Readers, 1 no longer there',
  )
})
