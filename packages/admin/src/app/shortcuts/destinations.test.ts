import { entities } from '@staff/content/entities'
import { NO_RIGHTS } from '@staff/entity'
import { Box } from 'lucide-react'
import { expect, test } from 'vitest'

import type { Area } from '../../shared/admin'
import { assignLetters, destinationsFor } from './destinations'

const ADMINISTRATOR = { roleTypeId: 1, roleName: 'Administrator', rights: NO_RIGHTS }

const areas = entities.map((entity): Area => ({
  entity,
  icon: Box,
  regions: ['US', 'UK'],
  load: async () => ({ entity }),
}))

test('every area of an administrator has a unique letter', () => {
  const letters = destinationsFor(areas, ADMINISTRATOR, 'US').map(({ letter }) => letter)
  const listed = areas.filter(({ entity }) => !entity.parentReference)
  expect(letters).toHaveLength(1 + listed.length)
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([])
})

test('the first of two labels with the same initial gets the letter, and Home keeps its own', () => {
  const letters = assignLetters([
    { name: 'one', label: 'Holidays' },
    { name: 'two', label: 'Offices' },
    { name: 'three', label: 'Oo' },
  ])
  expect(Object.fromEntries(letters)).toEqual({ one: 'o', two: 'f' })
})

test('the destinations follow the region', () => {
  expect(destinationsFor(areas, ADMINISTRATOR, 'UK')[0]).toEqual({
    letter: 'h',
    label: 'Home',
    path: '/UK/dashboard',
  })
})
