import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { role } from '@staff/entity/people'
import { expect, test } from 'vitest'

import { acceptImport, type AcceptedImport } from './acceptImport'
import { planRow, UniqueValues, type RowPlan } from './planRow'
import { readRow, type Known } from './readRow'

const filled: Known = { ...careerFixtures.filled }
const none = () => false
const references = { titleOf: () => undefined, idsOf: () => [], labelOf: (area: string) => area }

function plansOf(csv: string, stored?: Known): RowPlan[] {
  const file = fileOf(career, csv)
  return file.rows.map((row) =>
    planRow(career, file, { row, stored, ...readRow(career, file, row, stored, references) }, none),
  )
}

function fileOf(entity: Parameters<typeof acceptImport>[0], csv: string): AcceptedImport {
  return acceptImport(entity, new TextEncoder().encode(csv), {})
}

const HEAD = 'Title,Experience,Type,Location,Department,Description'

test('a new row becomes a record, and one with the stored values stays as it is', () => {
  const [created] = plansOf(`${HEAD}\nWelder,3,Contract,Hull,Yard,Welds`)
  expect(created).toMatchObject({
    outcome: 'create',
    errors: [],
    title: 'Welder',
    values: { title: 'Welder', experience: 3, type: 'Contract' },
  })
  expect(plansOf(`Title\n${career.titleOf(careerFixtures.filled)}`, filled)).toMatchObject([
    { outcome: 'same', values: {} },
  ])
  expect(plansOf('Title\nOther', filled)).toMatchObject([
    { outcome: 'change', values: { title: 'Other' } },
  ])
})

test('a row has all errors, each at its cell once, or at none without a column', () => {
  const [plan] = plansOf('Title,Experience\n,many')
  expect(plan?.errors).toContainEqual({ column: 0, message: 'Job title is required' })
  expect(plan?.errors.filter(({ column }) => column === 1)).toHaveLength(1)
  expect(plan?.errors).toContainEqual({ column: null, message: 'Job type is required' })
})

test('a unique value is refused if another record or an earlier row has it, in any case', () => {
  const file = fileOf(role, 'Name\nEditors\neditors\nOwners\nAuthors')
  const plans = file.rows.map((row): RowPlan => {
    const values = { name: row.cells[0] }
    const stored = row.cells[0] === 'Authors' ? { id: 'own', ...STAMPS } : undefined
    return { row, stored, given: values, values, errors: [], outcome: 'create', title: '' }
  })
  const unique = new UniqueValues(role, file)
  expect(unique.of('name', plans)).toEqual(['editors', 'editors', 'owners', 'authors'])
  unique.refuseTaken(
    'name',
    plans,
    new Map([
      ['owners', 'x'],
      ['authors', 'own'],
    ]),
  )
  expect(plans.map(({ errors }) => errors.length)).toEqual([0, 1, 1, 0])
})

const STAMPS = { createdAt: '', updatedAt: '', version: 1 }
