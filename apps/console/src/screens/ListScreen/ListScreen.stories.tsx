import { testimonial } from '@staff/forms/entities'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { listPath } from '../../app/paths'
import { answers } from '../../testing/answers'
import { ConsoleAt } from '../../testing/ConsoleAt'

const meta = {
  title: 'Screens/Testimonials/List',
  component: ConsoleAt,
  args: { path: listPath('US', testimonial) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof ConsoleAt>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Testimonials' })
    await expect(within(table).getAllByRole('row')).toHaveLength(13)
  },
}

export const Loading: Story = { parameters: { api: { answers: [answers.never('testimonials')] } } }
