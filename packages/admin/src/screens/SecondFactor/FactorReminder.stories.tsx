import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { AdminAt } from '../../testing/stories/AdminAt'
import { screenParameters } from '../../testing/stories/screenStory'
import { on, requiredFrom } from './stories/factorSteps'

const path = '/US/dashboard'
const DUE = /^Set up a second factor by/

/** The home screen reminds people of what they must do about their second factor. */
const meta = {
  title: 'Screens/General/Home/Second factor',
  component: AdminAt,
  args: { path },
  parameters: { ...screenParameters, api: requiredFrom('2026-11-25') },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The home screen counts the days until the role requires one. */
export const Due: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(DUE)).toHaveTextContent(
      'Set up a second factor by Nov 25, 2026: 5 days left',
    )
    const link = canvas.getByRole('link', { name: 'Set it up' })
    await expect(link).toHaveAttribute('href', `${path}/change-password`)
  },
}

export const DueOnAPhone: Story = { ...Due, globals: { viewport: { value: 'phone' } } }

export const DueTomorrow: Story = {
  parameters: { api: requiredFrom('2026-11-21') },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(DUE)).toHaveTextContent(/: 1 day left$/),
}

export const FewCodes: Story = {
  parameters: { api: on(2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only 2 recovery codes are left')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Make new ones' })).toBeVisible()
  },
}

/** The printed password has a banner of its own. */
export const DueAndPrintedPassword: Story = {
  parameters: { api: requiredFrom('2026-11-25', { passwordState: 'printed' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(DUE)).toBeVisible()
    await expect(canvas.getByText(/^You still have the password/)).toBeVisible()
  },
}

/** Nothing is to be done. */
export const EnoughCodes: Story = {
  tags: ['action'],
  parameters: { api: on(3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
    await expect(canvas.queryByText(/recovery codes? (?:is|are) left/)).toBeNull()
  },
}
