import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { trashPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { someTrashed } from '../../testing/stories/trashed'

const some = someTrashed(careerFixtures)
const first = careerFixtures.records.map(career.titleOf)[0] ?? ''

/** The deleted records of an area cannot be shown, or not yet. */
const meta = {
  title: 'Screens/Features/Trash/Not loaded',
  component: AdminAt,
  args: { path: trashPath('US', career) },
  parameters: { layout: 'fullscreen', api: some },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: { api: { answers: [answers.never('careers')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { api: { ...some, answers: [answers.failing('careers', 1)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The trash could not be loaded')).toBeVisible()
  },
}

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: `Restore ${first}` })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { api: { answers: [answers.offlineAt('careers')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible()
  },
}
