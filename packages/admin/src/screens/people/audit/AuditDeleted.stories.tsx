import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { deletion, detailsOf, inTrash, openedDetails } from './stories/auditSteps'

/** The details of an act on a deleted record lead to the trash, and restore it. */
const meta = {
  title: 'Screens/Features/Audit/Deleted records',
  component: AdminAt,
  args: { path: detailsOf(deletion) },
  parameters: { layout: 'fullscreen', api: inTrash },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const InTrash: Story = {
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByRole('button', { name: 'Restore' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open in the trash' })).toHaveAttribute(
      'href',
      `/US/dashboard/trash?area=careers&recordId=${deletion.recordId}`,
    )
  },
}

/** In the trash it is the only record of the list. */
export const OpenedInTrash: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await openedDetails()
    await userEvent.click(await dialog.findByRole('link', { name: 'Open in the trash' }))
    await expect(await canvas.findByRole('button', { name: /^Restore / })).toHaveAccessibleName(
      'Restore Office manager',
    )
    await expect(canvas.getByRole('button', { name: 'Remove the filter Record' })).toBeVisible()
  },
}

/** The link to the record takes the place of the button, and its focus. */
export const Restored: Story = {
  play: async () => {
    const dialog = await openedDetails()
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }))
    await expectToast('“Office manager” was restored as a draft.')
    const link = await dialog.findByRole('link', { name: 'Open the career' })
    await waitFor(() => expect(link).toHaveFocus())
    await expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  },
}

/** Undo puts it into the trash again, where it can be restored again. */
export const RestoreUndone: Story = {
  tags: ['action'],
  play: async () => {
    const dialog = await openedDetails()
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }))
    await dialog.findByRole('link', { name: 'Open the career' })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expectToast('“Office manager” is deleted again.')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }))
    await expect(await dialog.findByRole('link', { name: 'Open the career' })).toBeVisible()
  },
}

/** What is in the way is said, and the button keeps the focus. */
export const RestoreRefused: Story = {
  parameters: {
    api: {
      answers: [answers.refusing('careers', { title: 'Title is used by another career now.' })],
    },
  },
  play: async () => {
    const dialog = await openedDetails()
    const button = await dialog.findByRole('button', { name: 'Restore' })
    await userEvent.click(button)
    await expectToast('“Office manager” is not restored. Title is used by another career now.')
    await expect(button).toHaveFocus()
  },
}

/** The list of the trash can try again. */
export const TrashNotLoaded: Story = {
  parameters: { api: { answers: [answers.failing('trash')] } },
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByRole('link', { name: 'Open in the trash' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  },
}

/** One sentence says that nothing can be restored. */
export const Gone: Story = {
  parameters: { api: { trashes: { careers: [] } } },
  play: async () => {
    const dialog = await openedDetails()
    const gone = 'The career is not in the trash any more, so it cannot be restored.'
    await expect(await dialog.findByText(gone)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { ...InTrash, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...InTrash, globals: { theme: 'dark' } }
