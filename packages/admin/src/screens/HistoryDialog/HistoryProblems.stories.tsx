import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { problem } from '../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../testing/stories/AdminAt'
import { answeringHistory, blogHistory, openHistory } from '../../testing/stories/blogHistory'

const { fewVersions, HISTORY } = blogHistory(blogFixtures)

/** The versions of a record cannot be shown, or not yet. */
const meta = {
  title: 'Screens/Features/History/Not loaded',
  component: AdminAt,
  args: { path: HISTORY },
  parameters: { layout: 'fullscreen', api: fewVersions },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: { api: { answers: [answeringHistory('never')] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('Loading…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { api: { answers: [answeringHistory(problem(500))] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('The history could not be loaded')).toBeVisible()
  },
}

export const FailedAndRetried: Story = {
  tags: ['action'],
  parameters: { api: { ...fewVersions, answers: [answeringHistory(problem(500), 1)] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
    await expect((await openHistory()).getAllByRole('link')).toHaveLength(6)
  },
}

export const Offline: Story = {
  parameters: { api: { answers: [answeringHistory('offline')] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(/Check your connection/)).toBeVisible()
  },
}

/** Somebody has deleted the record since its form was opened. */
export const RecordGone: Story = {
  parameters: { api: { answers: [answeringHistory(problem(404))] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('This blog post no longer exists')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'All blog posts' })).toBeVisible()
  },
}

export const NoSuchVersion: Story = {
  args: { path: `${HISTORY}=99` },
  play: async () => {
    const dialog = await openHistory()
    await expect(await dialog.findByText('There is no such version')).toBeVisible()
  },
}
