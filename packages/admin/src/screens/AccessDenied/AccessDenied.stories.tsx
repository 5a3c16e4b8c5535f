import { testimonial } from '@staff/forms/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { homePath, listPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'

const meta = {
  title: 'Screens/Moments/Access Denied',
  component: AdminAt,
  args: { path: `${homePath('US')}/no-such-screen` },
  parameters: { layout: 'fullscreen', api: {} },
  tags: ['!autodocs'],
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const text = 'You do not have permission to view this page.'

export const UnknownAddress: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Back to Home' })).toBeVisible()
  },
}

export const BackToHome: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await canvas.findByText(text)
    await userEvent.click(canvas.getByRole('link', { name: 'Go Back to Home' }))
    await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
  },
}

export const AsStaff: Story = {
  args: { path: listPath('US', testimonial) },
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

/** An invalid country leads to the dashboard of the US. */
export const UnknownCountry: Story = {
  tags: ['action'],
  args: { path: '/FR/dashboard/masters/testimonials' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'US' })).toBeChecked()
  },
}
