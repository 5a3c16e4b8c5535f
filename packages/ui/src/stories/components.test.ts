import { describe, expect, test } from 'vitest'

import type { ComponentStatus } from './status'

interface StoryFile {
  default: {
    title: string
    component?: unknown
    subcomponents?: Record<string, unknown>
    parameters?: { status?: ComponentStatus }
  }
}

const files = import.meta.glob<StoryFile & Record<string, unknown>>(
  ['../[A-Z]*/*.stories.tsx', '../../../forms/src/fields/*.stories.tsx'],
  { eager: true },
)

const pages = Object.values(files)
  .filter(({ default: meta }) => /^(Components|Forms\/Fields)\//.test(meta.title))
  // Additional story files of a component that has its page.
  .filter(({ default: meta }) => meta.title !== 'Components/Data/DataTableCards')
  .map(({ default: meta, ...stories }) => ({
    meta,
    title: meta.title,
    names: Object.keys(stories),
  }))

/** These are modal, so only one is visible at a time; they have one story for each state instead. */
const OVERLAYS = [
  'Components/Overlays/ConfirmDialog',
  'Components/Overlays/Dialog',
  'Components/Overlays/Drawer',
  'Components/Overlays/Palette',
  'Components/Overlays/Popup',
  'Components/Layout/SkipLink',
  'Components/Feedback/Toaster',
]
/** It has no visible look. */
const UNSEEN = ['Components/Layout/VisuallyHidden']

describe.each(pages)('the page of $title', ({ meta, title, names }) => {
  test('has controls and every state', () => {
    expect(names).toContain('Playground')
    if (UNSEEN.includes(title)) return
    const states = OVERLAYS.includes(title) ? ['LongText', 'RightToLeft'] : ['Matrix']
    expect(names).toEqual(expect.arrayContaining(states))
  })

  test("shows the component's status and the date of its accessibility review", () => {
    const { stage, accessibilityReviewed } = meta.parameters?.status ?? {}
    expect(stage).toMatch(/^(draft|stable|deprecated)$/)
    if (stage === 'stable') expect(accessibilityReviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    if (accessibilityReviewed) {
      expect(new Date(accessibilityReviewed).toISOString()).toContain(accessibilityReviewed)
    }
  })
})

test('every component of the package has a page', async () => {
  const exported = { ...(await import('../index')), ...(await import('../Toaster/Toaster')) }
  const shown = new Set(
    pages.flatMap(({ meta }) => Object.values({ ...meta.subcomponents, own: meta.component })),
  )
  // Contexts, live regions and functions without a visible look.
  const silent = ['ThemeRoot', 'LinkProvider', 'LocaleContext', 'LiveRegion']
  const missing = Object.entries(exported).filter(
    ([name, value]) =>
      /^[A-Z]/.test(name) && !silent.includes(name) && value instanceof Object && !shown.has(value),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})
