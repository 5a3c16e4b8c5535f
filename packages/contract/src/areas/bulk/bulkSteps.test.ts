import { career } from '@staff/content/career/career.entity'
import { expect, test } from 'vitest'

import { Problem, refused } from '../../problems/Problem'
import {
  bulkRefusal,
  bulkResult,
  concernsOneRecord,
  refuseDeletedEdition,
  refuseEdition,
  takeTargets,
} from './bulkOutcome'
import { doneIn, outcomeOf, stepBack, stepOf, type BulkStep } from './bulkSteps'

const records = [{ id: 'a', version: 2 }]
const who = () => 'Ana Moreno has'

test.each([
  ['delete', 'restore', 'deleted'],
  ['restore', 'delete', 'restored'],
  ['change', 'change', 'changed'],
] satisfies [BulkStep, BulkStep, string][])('%s is undone by %s', (step, back, done) => {
  const { former } = outcomeOf(step, { done: records, refused: [] })
  expect(former && stepBack(former)).toEqual({ step: back, records })
  expect(former && doneIn(former)).toBe(done)
})

test('nothing undoes what was deleted for ever, or what changed nothing', () => {
  expect(outcomeOf('delete-forever', { done: records, refused: [] }).former).toBeUndefined()
  expect(outcomeOf('delete', { done: [], refused: [] }).former).toBeUndefined()
})

test('actions on fields are changes', () => {
  const actions = ['set', 'add', 'remove', 'replace', 'delete', 'restore'] as const
  expect(actions.map(stepOf)).toEqual(['change', 'change', 'change', 'change', 'delete', 'restore'])
})

test('a record is left as it is if it is gone, or newer than the call says', () => {
  expect(refuseEdition(career, { id: 'a' }, undefined, who)?.status).toBe(404)
  expect(refuseEdition(career, { id: 'a', version: 1 }, { version: 2 }, who)?.message).toBe(
    'Ana Moreno has changed this career meanwhile. It was left as it is.',
  )
  expect(refuseEdition(career, { id: 'a', version: 2 }, { version: 2 }, who)).toBeUndefined()
  expect(refuseEdition(career, { id: 'a' }, { version: 2 }, who)).toBeUndefined()
})

function refusalOf(version: number | undefined, isStored: boolean) {
  const trashed = version === undefined ? undefined : { version }
  return refuseDeletedEdition(career, { id: 'a', version: 2 }, trashed, isStored)?.status
}

test('a deleted record is left as it is if it is back, gone, or deleted again', () => {
  expect([refusalOf(2, false), refusalOf(3, false)]).toEqual([undefined, 412])
  expect([refusalOf(undefined, true), refusalOf(undefined, false)]).toEqual([409, 404])
})

test('the records after the limit are left to the next call', () => {
  const editions = [{ id: 'a', version: 1 }, { id: 'b', version: 2 }, { id: 'c' }]
  expect(takeTargets(editions, 1)).toEqual({
    targets: [{ id: 'a', version: 1 }],
    rest: { ids: ['b', 'c'], versions: [2] },
  })
})

test('a refusal has the messages of all fields, and one with a code ends the whole call', () => {
  const problem = refused({ title: 'Title is required', type: 'Job type is required' })
  expect(bulkRefusal({ id: 'a', title: 'Welder' }, problem)).toEqual({
    id: 'a',
    title: 'Welder',
    message: 'Title is required. Job type is required',
  })
  expect(concernsOneRecord(problem)).toBe(true)
  expect(concernsOneRecord(new Problem(403, '', { code: 'confirmation-required' }))).toBe(false)
  expect(concernsOneRecord(new Problem(500, ''))).toBe(false)
})

test('a result adds the blocks of a call up, and can be undone if one of them can', () => {
  const refusal = { id: 'b', title: '', message: 'No' }
  const done = outcomeOf('delete', { done: records, refused: [] })
  const left = outcomeOf('delete', { done: [], refused: [refusal] })
  const rest = { ids: [], versions: [] }
  expect(bulkResult([done, left], { undo: 'u' })).toEqual({
    done: 1,
    refused: [refusal],
    undo: 'u',
    rest,
  })
  expect(bulkResult([left], { undo: 'u' }).undo).toBeNull()
})
