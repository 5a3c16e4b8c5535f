import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { brokenLinksPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'

const [career] = careerFixtures.records
const [first, second] = blogFixtures.records
const member = '019a0000-0000-7000-8000-00000000dead'

const blogs = [
  { ...first, description: `[Apply](record:careers/${career?.jobId})` },
  { ...second, kind: 'Article', description: `[Gone](record:careers/${member})` },
]
const broken = { records: { blogs }, lives: { careers: { [String(career?.jobId)]: [] } } }

/** The links in texts that lead nowhere. */
const meta = {
  title: 'Screens/Features/Pictures/Broken links',
  component: AdminAt,
  args: { path: brokenLinksPath('US') },
  parameters: { layout: 'fullscreen', api: broken },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It links to a record that does not exist.')).toBeVisible()
  },
}

export const ListedOnAPhone: Story = {
  ...Listed,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Empty: Story = {
  parameters: { api: { records: { blogs: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No link is broken')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { api: { latency: 'forever' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Broken links' })).toBeVisible()
  },
}

export const NotLoaded: Story = {
  parameters: { api: { answers: [answers.failing('broken-links')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The links could not be loaded')).toBeVisible()
  },
}
