import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forbidStorage, stubBrowser } from '../../testing/node/stubBrowser'
import { countDrafts, deleteAllDrafts, deleteDraft } from './drafts'
import { readDraft, saveDraft } from './sealedDrafts'
import { storeDraftSoon, storeWaitingDraft } from './waitingDraft'

const ana = { userId: 'ana', draftKey: '1a'.repeat(32) }
const ben = { userId: 'ben', draftKey: '2b'.repeat(32) }
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('stores a draft for its user and form until it is deleted', () => {
  saveDraft(ana, 'testimonials/new', { name: 'Priya', rating: null })
  saveDraft(ana, 'testimonials/1', { name: 'Tom' })
  saveDraft(ana, 'testimonials/new', { name: 'Priya R.', rating: 4 })
  expect(readDraft(ana, 'testimonials/new')).toEqual({ name: 'Priya R.', rating: 4 })
  expect(readDraft(ben, 'testimonials/new')).toBeUndefined()
  deleteDraft(ana, 'testimonials/new')
  expect(readDraft(ana, 'testimonials/new')).toBeUndefined()
  expect(readDraft(ana, 'testimonials/1')).toEqual({ name: 'Tom' })
})

test('removes the storage key with the last draft', () => {
  saveDraft(ana, 'testimonials/new', { name: 'Priya' })
  deleteDraft(ana, 'testimonials/new')
  expect(localStorage).toHaveLength(0)
})

test('never stores omitted fields', () => {
  saveDraft(ana, 'users/new', { email: 'tom@example.com', password: 'Secret-123' }, ['password'])
  expect(localStorage.getItem('drafts')).not.toContain('Secret-123')
  expect(readDraft(ana, 'users/new')).toEqual({ email: 'tom@example.com' })
})

test('expires after seven days', () => {
  saveDraft(ana, 'testimonials/new', { name: 'Priya' })
  vi.advanceTimersByTime(7 * DAY - 1)
  expect(readDraft(ana, 'testimonials/new')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(readDraft(ana, 'testimonials/new')).toBeUndefined()
})

test('keeps the twenty newest', () => {
  for (let index = 1; index <= 21; index += 1) saveDraft(ana, `testimonials/${index}`, { index })
  expect(readDraft(ana, 'testimonials/1')).toBeUndefined()
  expect(readDraft(ana, 'testimonials/2')).toEqual({ index: 2 })
  expect(readDraft(ana, 'testimonials/21')).toEqual({ index: 21 })
})

test.each(['not JSON', 'null', '{}', '[null, 3, {"key": "testimonials/new"}]'])(
  'survives %s in the storage',
  (stored) => {
    localStorage.setItem('drafts', stored)
    expect(readDraft(ana, 'testimonials/new')).toBeUndefined()
    saveDraft(ana, 'testimonials/new', { name: 'Priya' })
    expect(readDraft(ana, 'testimonials/new')).toEqual({ name: 'Priya' })
  },
)

test('survives a forbidden storage', () => {
  forbidStorage()
  saveDraft(ana, 'testimonials/new', { name: 'Priya' })
  deleteDraft(ana, 'testimonials/new')
  expect(readDraft(ana, 'testimonials/new')).toBeUndefined()
})

test('encrypts drafts with the key of their user', () => {
  saveDraft(ana, 'testimonials/new', { name: 'Priya Raman', description: 'Kept every promise' })
  expect(localStorage.getItem('drafts')).not.toMatch(/Priya|promise|description/)
  expect(readDraft({ ...ana, draftKey: ben.draftKey }, 'testimonials/new')).toBeUndefined()
  expect(readDraft({ ...ana, draftKey: '' }, 'testimonials/new')).toBeUndefined()
  expect(readDraft(ana, 'testimonials/new')).toMatchObject({ name: 'Priya Raman' })
})

test('does not open a draft that was moved to another form', () => {
  saveDraft(ana, 'testimonials/new', { name: 'Priya' })
  const stored = localStorage.getItem('drafts') ?? ''
  localStorage.setItem('drafts', stored.replace('testimonials/new', 'testimonials/1'))
  expect(readDraft(ana, 'testimonials/1')).toBeUndefined()
})

test('stores nothing without a key', () => {
  expect(saveDraft({ userId: 'ana', draftKey: '' }, 'testimonials/new', { name: 'P' })).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('counts and deletes all drafts of one user, and unencrypted drafts of older versions', () => {
  const readable = { userId: 'ana', key: 'careers/new', keptAt: Date.now(), values: { title: 'X' } }
  localStorage.setItem('drafts', JSON.stringify([readable]))
  saveDraft(ana, 'testimonials/new', { name: 'Priya' })
  saveDraft(ana, 'testimonials/1', { name: 'Tom' })
  saveDraft(ben, 'testimonials/1', { name: 'Tim' })
  expect(localStorage.getItem('drafts')).not.toContain('title')
  expect(countDrafts(ana)).toBe(2)
  deleteAllDrafts(ana)
  expect(countDrafts(ana)).toBe(0)
  expect(readDraft(ben, 'testimonials/1')).toEqual({ name: 'Tim' })
})

const saveSoon = (name: string, key = 'testimonials/new') =>
  storeDraftSoon(key, () => saveDraft(ana, key, { name }))
const stored = () => localStorage.getItem('drafts')

test('stores a draft after a pause in typing', () => {
  saveSoon('P')
  vi.advanceTimersByTime(499)
  saveSoon('Pr')
  vi.advanceTimersByTime(499)
  expect(stored()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(stored()).not.toBeNull()
  expect(readDraft(ana, 'testimonials/new')).toEqual({ name: 'Pr' })
})

test('stores a draft every two seconds without a pause', () => {
  for (let key = 0; key < 20; key += 1) {
    saveSoon('P'.repeat(key + 1))
    vi.advanceTimersByTime(100)
  }
  expect(stored()).not.toBeNull()
  expect(readDraft(ana, 'testimonials/new')).toEqual({ name: 'P'.repeat(20) })
})

test('a waiting draft is read, counted and replaced as if it was stored', () => {
  saveSoon('Priya')
  expect(readDraft(ana, 'testimonials/new')).toEqual({ name: 'Priya' })
  saveSoon('Tom', 'testimonials/1')
  expect(countDrafts(ana)).toBe(2)
  saveSoon('Tim', 'testimonials/1')
  saveSoon('Uma', 'testimonials/2')
  expect(readDraft(ana, 'testimonials/1')).toEqual({ name: 'Tim' })
})

test('a waiting draft of a deleted one is not stored', () => {
  saveSoon('Priya')
  deleteDraft(ana, 'testimonials/1')
  storeWaitingDraft()
  expect(countDrafts(ana)).toBe(1)
  saveSoon('Priya R.')
  deleteDraft(ana, 'testimonials/new')
  saveSoon('Tom')
  deleteAllDrafts(ana)
  vi.advanceTimersByTime(3000)
  expect(stored()).toBeNull()
})
