import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { wholeTrashPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { someTrashed } from '../../testing/stories/trashed'

const some = someTrashed(careerFixtures)
const [first = ''] = careerFixtures.records.map(career.titleOf)

/** The trash of all areas with a slow, a failing or no network. */
const meta = {
  title: 'Screens/Features/Trash/All areas, not loaded',
  component: AdminAt,
  args: { path: wholeTrashPath('US') },
  parameters: { layout: 'fullscreen', api: some },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: { api: { ...some, answers: [answers.never('trash')] } },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading…')).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { api: { ...some, answers: [answers.failing('trash')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The trash could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const FailedAndRetried: Story = {
  tags: ['action'],
  parameters: { api: { ...some, answers: [answers.failing('trash', 1)] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByRole('button', { name: `Restore ${first}` })
  },
}

export const Offline: Story = {
  parameters: { api: { ...some, answers: [answers.offlineAt('trash')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The trash could not be loaded')).toBeVisible()
  },
}
