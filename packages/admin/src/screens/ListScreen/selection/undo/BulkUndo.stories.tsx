import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import { contractualPositionFixtures } from '@staff/content/contractualPosition/contractualPosition.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../../shared/paths'
import { answers } from '../../../../testing/fakeApi/answers'
import { AdminAt } from '../../../../testing/stories/AdminAt'
import { expectToast } from '../../../../testing/stories/expectToast'

const { filled } = contractualPositionFixtures
const jobs = Array.from({ length: 12 }, (_, index) => ({
  ...filled,
  id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  role: `Job ${String(index).padStart(2, '0')}`,
}))

/**
 * The undo of an action whose response was lost. The server has done it, and nothing on the screen says so: the list offers its undo
 * below the rows.
 */
const meta = {
  title: 'Screens/Features/Bulk/Lost answer',
  component: AdminAt,
  args: { path: `${listPath('US', contractualPosition)}?sort=role&order=asc` },
  parameters: {
    layout: 'fullscreen',
    api: {
      records: { 'contractual-positions': jobs },
      answers: [answers.losingAnAnswer('contractual-positions')],
    },
  },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const FoundAgain: Story = {
  play: async ({ canvas }) => {
    await deleteThreeInVain(canvas)
    const notice = within(await screen.findByRole('region', { name: 'Undo' }))
    await expect(await notice.findByText(/^You deleted 3 contractual positions\./)).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...FoundAgain,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Dark: Story = { ...FoundAgain, globals: { theme: 'dark' } }

/** @summary Undo brings the records back, and the notice goes. */
export const UndoneLater: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await deleteThreeInVain(canvas)
    const notice = within(await screen.findByRole('region', { name: 'Undo' }))
    await userEvent.click(await notice.findByRole('button', { name: 'Undo' }))
    await expectToast('Undone for 3 contractual positions.')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(12))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

/** @summary Close removes the notice, and what was done stays. */
export const Closed: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await deleteThreeInVain(canvas)
    const notice = within(await screen.findByRole('region', { name: 'Undo' }))
    await userEvent.click(await notice.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(9))
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

/** Deletes three records. The dialog says that nobody knows what became of it. */
async function deleteThreeInVain(canvas: Canvas) {
  await canvas.findByRole('checkbox', { name: 'Select Job 00' })
  for (const name of ['Select Job 00', 'Select Job 01', 'Select Job 02'])
    // oxlint-disable-next-line no-await-in-loop -- One press after the other.
    await userEvent.click(canvas.getByRole('checkbox', { name }))
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  const button = bar.queryByRole('button', { name: 'Delete' })
  // A phone has no room for it.
  await userEvent.click(button ?? bar.getByRole('button', { name: 'More actions' }))
  if (!button) await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  const outcome = within(await screen.findByRole('dialog'))
  await expect(
    outcome.getByText(/^The answer about 3 contractual positions was lost\./),
  ).toBeVisible()
  const closeButton = await outcome.findByText('Close', { selector: '[data-part="text"]' })
  await userEvent.click(closeButton)
}
