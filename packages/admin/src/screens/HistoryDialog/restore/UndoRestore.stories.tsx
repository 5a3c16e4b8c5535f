import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { AdminAt } from '../../../testing/stories/AdminAt'
import { blogHistory, openHistory, restore } from '../../../testing/stories/blogHistory'
import { expectToast } from '../../../testing/stories/expectToast'

const { fewVersions, HISTORY, saveElsewhere } = blogHistory(blogFixtures)

/** The undo of a restored version, also after somebody else has saved the record. */
const meta = {
  title: 'Screens/Features/History/Undo a restore',
  component: AdminAt,
  args: { path: HISTORY },
  parameters: { layout: 'fullscreen', api: fewVersions },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Undone: Story = {
  play: async ({ canvas }) => {
    await restore(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expectToast('“Friday demos” is as it was before.')
    await expectTitle(canvas, 'What a Friday demo does to a project')
    await userEvent.click(canvas.getByRole('link', { name: 'History' }))
    const panel = await openHistory()
    const newest = panel.getByRole('link', { name: /Current.*Version 8 / })
    await expect(newest).toHaveTextContent(/^Undone: /)
  },
}

/** Somebody has changed what the undo would change, so the record stays as it is. The toast says who, and offers to compare. */
export const NotUndone: Story = {
  play: async () => {
    await undoAfter({ title: 'Demos on Fridays' })
    await expectToast(/^Ben Okafor has changed “Friday demos” since, so it was not undone\./)
    await expect(screen.getByRole('button', { name: 'Compare…' })).toBeVisible()
  },
}

/** The form, which is open already, starts anew with the comparison. */
export const NotUndoneAndCompared: Story = {
  play: async (context) => {
    await NotUndone.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Compare…' }))
    const both = 'You and Ben Okafor both changed Title'
    const dialog = within(await screen.findByRole('dialog', { name: both }))
    const title = within(dialog.getByRole('group', { name: 'Title' }))
    await expect(title.getByText(/^Your save:/)).toHaveTextContent('Friday demos')
    await expect(title.getByRole('radio', { name: /^Ben Okafor, just now/ })).not.toBeChecked()
    await expect(title.getByRole('radio', { name: /^Before your save/ })).not.toBeChecked()
  },
}

/** Somebody has changed another field since: their change stays, and the form shows both. */
export const UndoneBesideTheirs: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await undoAfter({ imageLink: 'https://example.com/demo' })
    await expectToast(
      '“Friday demos” is as it was before; what Ben Okafor has changed since is kept.',
    )
    await expectTitle(canvas, 'What a Friday demo does to a project')
  },
}

/** Undoes a restore after somebody has changed the blog. */
async function undoAfter(theirs: object) {
  await restore(1)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await saveElsewhere(theirs, 7)
  await userEvent.click(undo)
}

async function expectTitle(canvas: Canvas, title: string) {
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(title))
}
