import { homePath, listPath } from '@staff/admin'
import { AdminAt } from '@staff/admin/testing'
import { blog } from '@staff/content/blog/blog.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { team } from '@staff/content/team/team.entity'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

/** The effects of the toolbar on screens. For tests only: reviewers use the toolbar itself. */
const meta = {
  title: 'Screens/General/Toolbar',
  component: AdminAt,
  args: { path: listPath('US', team) },
  parameters: { layout: 'fullscreen', api: {} },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const StoryDefaults: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Teams' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'US' })).toBeChecked()
  },
}

export const RegionUK: Story = {
  globals: { region: 'UK' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Restricted' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'UK' })).toBeChecked()
  },
}

export const RegionUKDates: Story = {
  args: { path: listPath('US', testimonial) },
  globals: { region: 'UK' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Testimonials' })
    await expect(canvas.getAllByText(/^\d+ [A-Z][a-z]+( \d{4})?$/)).not.toHaveLength(0)
    await expect(canvas.queryByText(/^[A-Z][a-z]+ \d+(, \d{4})?$/)).not.toBeInTheDocument()
  },
}

export const RegionUSDates: Story = {
  args: { path: listPath('UK', testimonial) },
  globals: { region: 'US' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Testimonials' })
    await expect(canvas.getAllByText(/^[A-Z][a-z]+ \d+(, \d{4})?$/)).not.toHaveLength(0)
    await expect(canvas.queryByText(/^\d+ [A-Z][a-z]+( \d{4})?$/)).not.toBeInTheDocument()
  },
}

export const ReaderStaff: Story = {
  globals: { reader: 'staff' },
  play: async ({ canvas }) => {
    const denied = 'You do not have permission to view this page.'
    await expect(await canvas.findByText(denied)).toBeVisible()
  },
}

/** The role in the toolbar overrides that of the story. */
export const ReaderAdministrator: Story = {
  args: { path: homePath('US') },
  parameters: { api: { role: 'staff' } },
  globals: { reader: 'administrator' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Users 12' })).toBeVisible()
  },
}

export const NetworkFast: Story = {
  parameters: { api: { latency: 'forever' } },
  globals: { network: 'fast' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Teams' })).toBeVisible()
  },
}

/** The responses arrive after a delay. */
export const NetworkSlow: Story = {
  args: { path: homePath('US') },
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    const tiles = await canvas.findByRole('main')
    await expect(within(tiles).queryByText(queryFixtures.filled.name)).not.toBeInTheDocument()
    await expect(await canvas.findByRole('link', { name: 'Users 12' })).toBeVisible()
  },
}

export const NetworkFailing: Story = {
  args: { path: listPath('US', blog) },
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The blog posts could not be loaded')).toBeVisible()
  },
}

export const NetworkOffline: Story = {
  args: { path: listPath('US', blog) },
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The server cannot be reached/)).toBeVisible()
  },
}

export const DensityCompact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Teams' })
    await expect(document.documentElement.dataset['density']).toBe('compact')
  },
}

/** Also applies to text that loads or changes later. */
export const TextTwiceAsLong: Story = {
  globals: { text: 'long' },
  parameters: {
    // Accessible names stay unchanged.
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Teams Teams' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/^(.+) \1$/))
  },
}

/** The navigation is at the right. */
export const DirectionRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Teams' })
    const { left: navigation } = canvas
      .getByRole('navigation', { name: 'Main' })
      .getBoundingClientRect()
    const { right: main } = canvas.getByRole('main').getBoundingClientRect()
    await expect(document.documentElement.dir).toBe('rtl')
    await expect(navigation).toBeGreaterThanOrEqual(main)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
