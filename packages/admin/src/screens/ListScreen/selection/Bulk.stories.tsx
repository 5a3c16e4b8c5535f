import { blog } from '@staff/content/blog/blog.entity'
import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import { contractualPositionFixtures } from '@staff/content/contractualPosition/contractualPosition.fixtures'
import { service } from '@staff/content/service/service.entity'
import { serviceDataFixtures } from '@staff/content/serviceData/serviceData.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { answers, type Override } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'

const { filled } = contractualPositionFixtures
const jobs = Array.from({ length: 120 }, (_, index) => ({
  ...filled,
  id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  role: `Job ${String(index).padStart(2, '0')}`,
  type: 'Remote',
}))
const api = { records: { 'contractual-positions': jobs.slice(0, 40) } }

/** The actions on selected records: what they ask, their progress, their outcome and their undo. */
const meta = {
  title: 'Screens/Features/Bulk',
  component: AdminAt,
  args: { path: `${listPath('US', contractualPosition)}?sort=role&order=asc` },
  parameters: { layout: 'fullscreen', api },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const DeleteAsked: Story = {
  play: async ({ canvas }) => {
    await selectPage(canvas)
    await press('Delete')
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Delete 25 contractual positions?' }),
    )
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const ChoiceAsked: Story = {
  play: async ({ canvas }) => {
    await selectPage(canvas)
    await press('Set a field…')
    await expect(
      await screen.findByRole('dialog', { name: 'Set a field of 25 contractual positions' }),
    ).toBeVisible()
  },
}

/** Nothing is done yet: the first block has no answer. */
export const Running: Story = {
  parameters: { api: { ...api, answers: [answers.neverSaving('contractual-positions')] } },
  play: async ({ canvas }) => {
    await selectPage(canvas)
    await setHybrid()
    await expect(await screen.findByText('0 % done')).toBeVisible()
  },
}

export const Cancelled: Story = {
  parameters: { api: { ...api, answers: [answers.neverSaving('contractual-positions')] } },
  play: async ({ canvas }) => {
    await selectPage(canvas)
    await setHybrid()
    await screen.findByText('0 % done')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByText('Cancelling…')).toBeVisible()
  },
}

/** The block that was running is done, and can be undone; the others were not tried. */
export const CancelledInPart: Story = {
  parameters: { api: { records: { 'contractual-positions': jobs }, latency: 1200 } },
  play: async ({ canvas }) => {
    await selectPage(canvas)
    await press('Select all 120')
    await setHybrid()
    await screen.findByText('0 % done')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByText(/^70 .* were not tried/)).toBeVisible()
  },
}

export const Done: Story = {
  play: async ({ canvas }) => {
    await selectPage(canvas)
    await setHybrid()
    await waitFor(() =>
      expect(screen.getByText(/^Changed 25 contractual positions\./)).toBeVisible(),
    )
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toBeVisible())
    await waitFor(() => expect(canvas.getAllByText('Hybrid')).toHaveLength(25))
    await expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  },
}

export const Undone: Story = {
  play: async ({ canvas }) => {
    await selectPage(canvas)
    await setHybrid()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expectToast('Undone for 25 contractual positions.')
    await waitFor(() => expect(canvas.queryByText('Hybrid')).toBeNull())
  },
}

/** Somebody changed two records after the action. */
export const UndoneInPart: Story = {
  parameters: { api: { ...api, answers: [refusingUndo()] } },
  play: async ({ canvas }) => {
    await selectPage(canvas)
    await setHybrid()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Undone for 23 contractual positions.' }),
    )
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** A service with service data is in use. */
export const RefusedInPart: Story = {
  args: { path: listPath('US', service) },
  parameters: { api: { records: { 'services-data': serviceDataFixtures.records.slice(0, 1) } } },
  play: async ({ canvas }) => {
    await selectPage(canvas)
    await press('Delete')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Deleted 11 services.' }))
    const [first] = dialog.getAllByRole('listitem')
    await expect(first).toHaveTextContent('still has service data')
  },
}

export const Failed: Story = {
  parameters: { api: { ...api, answers: [answers.failingToSave('contractual-positions')] } },
  play: async ({ canvas }) => {
    await selectPage(canvas)
    await setHybrid()
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Changed 0 contractual positions.' }),
    )
    await expect(dialog.getByText('25 contractual positions were not tried.')).toBeVisible()
  },
}

export const TagAdded: Story = {
  args: { path: listPath('US', blog) },
  parameters: { api: {} },
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('checkbox')
    await userEvent.click(first ?? canvas.getByRole('table'))
    await press('Add tags…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tags to 1 blog post' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Tags/ }), 'Leeds{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Add tags' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toBeVisible())
  },
}

async function selectPage(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }))
}

async function press(name: string) {
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  await userEvent.click(bar.getByRole('button', { name }))
}

/** Sets the Type of the selected jobs. */
async function setHybrid() {
  await press('Set a field…')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /Type$/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Hybrid' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Set' }))
}

/** The undo leaves two records. */
function refusingUndo(): Override {
  const message = 'Someone has changed this contractual position meanwhile. It was left as it is.'
  const refused = jobs.slice(0, 2).map(({ id, role }) => ({ id, title: role, message }))
  return () => (request) =>
    request.id === 'bulk' && Reflect.get(Object(request.body), 'action') === 'undo'
      ? {
          status: 200,
          body: { done: 23, refused, undo: null, rest: { ids: [], versions: [] } },
        }
      : undefined
}
