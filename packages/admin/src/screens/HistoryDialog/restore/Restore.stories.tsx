import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { blogHistory, choose, restore } from '../../../testing/stories/blogHistory'
import { expectToast } from '../../../testing/stories/expectToast'

const { fewVersions, HISTORY, refusedVersions, saveElsewhere } = blogHistory(blogFixtures)

const TWICE = 'A tag should not stand twice'

const FORM = HISTORY.replace('?history', '')

/** A version of a record is restored, its undo, and what can be in the way. */
const meta = {
  title: 'Screens/Features/History/Restore',
  component: AdminAt,
  args: { path: HISTORY },
  parameters: { layout: 'fullscreen', api: fewVersions },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The form shows the restored values, and the toast has Undo. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    await restore(1)
    await expectToast(/^Version 1 of “Friday demos” is restored\./)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectTitle(canvas, 'Friday demos')
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

/** What was typed stays in the form, and is merged when it is saved. */
export const TypedBefore: Story = {
  args: { path: FORM },
  play: async ({ canvas }) => {
    await typeAuthor(canvas)
    const pane = await choose(2)
    await expect(pane.getByText('What you typed in the form is not saved')).toBeVisible()
    await userEvent.click(pane.getByRole('button', { name: 'Restore this version' }))
    await expectToast(/^Version 2 of .* is restored/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Author' })).toHaveValue('Ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast(/is saved, with what you have changed meanwhile/)
  },
}

/** The form opens with the values of the version, and with the messages at the fields. */
export const Refused: Story = {
  parameters: { api: refusedVersions },
  play: async ({ canvas }) => {
    await restore(1)
    await expect(await canvas.findByText('The rules of today refuse version 1')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Friday demos')
    await expect(canvas.getByRole('link', { name: TWICE })).toBeVisible()
    // A restored version is a draft, which may lack it.
    await expect(canvas.getByRole('textbox', { name: 'Author' })).toBeValid()
  },
}

/** The values would take the place of what was typed, so the history asks before. */
export const RefusedWhileTyping: Story = {
  args: { path: FORM },
  parameters: { api: refusedVersions },
  play: async ({ canvas }) => {
    await typeAuthor(canvas)
    const pane = await restore(1)
    await expect(await pane.findByText(TWICE)).toBeVisible()
    await expect(pane.getByRole('button', { name: 'Correct it in the form' })).toBeVisible()
  },
}

export const RefusedAndCorrected: Story = {
  tags: ['action'],
  ...RefusedWhileTyping,
  play: async (context) => {
    const { canvas } = context
    await RefusedWhileTyping.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Correct it in the form' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove teams' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const author = canvas.getByRole('textbox', { name: 'Author' })
    await waitFor(() => expect(author).toBeInvalid())
    await userEvent.type(author, 'Imani Okoye')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast('“Friday demos” is saved.')
  },
}

/** Somebody has saved the record since the history was opened. */
export const ChangedMeanwhile: Story = {
  play: async () => {
    const pane = await choose(2)
    await saveElsewhere({ author: 'Ben Okafor' }, 6)
    await userEvent.click(pane.getByRole('button', { name: 'Restore this version' }))
    await expect(await pane.findByText('Ben Okafor has changed this blog post')).toBeVisible()
    await expect(pane.getByText(/Nothing was restored/)).toHaveTextContent('Version 7')
  },
}

export const NewestLoaded: Story = {
  tags: ['action'],
  play: async (context) => {
    await ChangedMeanwhile.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Load the newest' }))
    await waitFor(() =>
      expect(screen.queryByText('Ben Okafor has changed this blog post')).toBeNull(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }))
    await expectToast(/^Version 2 of .* is restored\./)
  },
}

export const Failed: Story = {
  parameters: { api: { ...fewVersions, answers: [answers.failingToSave('blogs')] } },
  play: async () => {
    const pane = await restore(2)
    await expect(await pane.findByText(/Nothing was restored\. Try again/)).toBeVisible()
  },
}

/** The version is restored, but the response is lost. */
export const Unknown: Story = {
  parameters: { api: { ...fewVersions, answers: [answers.losingAnAnswer('blogs')] } },
  play: async () => {
    const pane = await restore(2)
    await expect(await pane.findByText(/It is not known whether/)).toBeVisible()
  },
}

export const RefusedOnAPhone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } }

async function typeAuthor(canvas: Canvas) {
  const author = await canvas.findByRole('textbox', { name: 'Author' })
  await userEvent.clear(author)
  await userEvent.type(author, 'Ana')
  await userEvent.click(canvas.getByRole('link', { name: 'History' }))
}

async function expectTitle(canvas: Canvas, title: string) {
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(title))
}
