import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { homePath } from '../../app/paths'
import { answers } from '../../testing/answers'
import { ConsoleAt } from '../../testing/ConsoleAt'

const meta = {
  title: 'Screens/Home',
  component: ConsoleAt,
  args: { path: homePath('US') },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof ConsoleAt>

export default meta
type Story = StoryObj<typeof meta>

export const AsAdministrator: Story = {
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: 'Testimonials 12' })
    await userEvent.click(tile)
    await expect(await canvas.findByRole('heading', { name: 'Testimonials' })).toBeVisible()
  },
}

export const AsStaff: Story = {
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/An administrator opens more areas/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Testimonials/ })).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { api: { answers: [answers.never('dashboard')] } },
}

export const Failed: Story = {
  parameters: { api: { answers: [answers.failing('dashboard', 1)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The overview could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('link', { name: 'Testimonials 12' })).toBeVisible()
  },
}
