import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { listPath } from '../../shared/paths'
import { accessDeniedStories } from '../../testing/stories/accessDeniedStories'
import { AdminAt } from '../../testing/stories/AdminAt'

/** What people see at an address that does not exist or that they may not open. */
const meta = {
  title: 'Screens/General/Access Denied',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const denied = accessDeniedStories()

export const UnknownPath: Story = denied.unknownPath
export const BackToHome: Story = { tags: ['action'], ...denied.backToHome }

export const AsStaff: Story = {
  args: { path: listPath('US', testimonial) },
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You do not have permission to view this page.'),
    ).toBeVisible()
    await expect(canvas.getByText(/^An administrator can change/)).toBeVisible()
  },
}

/** An invalid region leads to the dashboard of the US. */
export const UnknownRegion: Story = {
  tags: ['action'],
  args: { path: '/FR/dashboard/masters/testimonials' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'US' })).toBeChecked()
  },
}
