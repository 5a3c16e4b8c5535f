import type { OpenUndo } from '@staff/contract'
import { auditFixtures } from '@staff/content/audit/auditEntry.fixtures'
import { FIXTURE_NOW } from '@staff/entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { fakeSession } from '../../../testing/fakeApi/personal/fakePeople'
import { detailsOf, openedDetails } from './stories/auditSteps'

const { userId, name: userName } = fakeSession()
const minutesAgo = (minutes: number) =>
  new Date(FIXTURE_NOW.getTime() - minutes * 60_000).toISOString()
const own = { ...auditFixtures.filled, userId, userName }
const recent = { ...own, createdAt: minutesAgo(2) }

/** The act was one of 240 of an action that its person can still undo. */
function withUndo() {
  let undos: OpenUndo[] = [
    {
      undos: ['019a0000-0000-7000-8000-0000000000f1'],
      done: 'changed',
      count: 240,
      at: recent.createdAt,
      requestIds: [recent.requestId],
    },
  ]
  return ({ id }: { id: string | undefined }) => {
    if (id === 'undos') return { status: 200, body: { undos } }
    if (id !== 'bulk') return undefined
    undos = []
    const rest = { ids: [], versions: [] }
    return { status: 200, body: { done: 240, refused: [], undo: null, rest } }
  }
}

/** An act on one of many records leads to the undo of all of them, for ten minutes and for its person. */
const meta = {
  title: 'Screens/Features/Audit/Undo',
  component: AdminAt,
  args: { path: detailsOf(recent) },
  parameters: { layout: 'fullscreen', api: { records: { audit: [recent] }, answers: [withUndo] } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const CanBeUndone: Story = {
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByRole('button', { name: 'Undo all 240' })).toBeVisible()
  },
}

export const OnAPhone: Story = { ...CanBeUndone, globals: { viewport: { value: 'phone' } } }

/** @summary The button goes, and the focus stays in the dialog. */
export const Undone: Story = {
  tags: ['action'],
  play: async () => {
    const dialog = await openedDetails()
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo all 240' }))
    await expectToast('Undone for 240 careers.')
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^Undo/ })).toBeNull())
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
  },
}

/** After ten minutes nothing can be undone. */
export const TooLate: Story = {
  args: { path: detailsOf(own) },
  parameters: { api: { records: { audit: [own] }, answers: [withUndo] } },
  play: async () => {
    const dialog = await openedDetails()
    await dialog.findByRole('link', { name: 'Open the career' })
    await expect(dialog.queryByRole('button', { name: /^Undo/ })).toBeNull()
  },
}
