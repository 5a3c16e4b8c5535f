import { factorMessages } from '@staff/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { changePasswordPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { confirmed, factorAnswer, on, region, requiredFrom } from './stories/factorSteps'

/** The second factor of a person, on the screen where they change their password. */
const meta = {
  title: 'Screens/General/Second factor',
  component: AdminAt,
  args: { path: changePasswordPath('US', 1) },
  parameters: { layout: 'fullscreen', api: confirmed },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas }) => {
    const panel = await region(canvas)
    const button = { name: 'Set up an authenticator app' }
    await expect(await panel.findByRole('button', button)).toBeEnabled()
    await expect(panel.getByText(/a stolen password is not enough/)).toBeVisible()
  },
}

export const OffAsStaff: Story = {
  ...Off,
  args: { path: changePasswordPath('US', 2) },
  parameters: { api: { role: 'staff' } },
}

/** The server has no key with which it would keep the secret. */
export const NotAvailable: Story = {
  parameters: { api: { keepsSecrets: false } },
  play: async ({ canvas }) => {
    const panel = await region(canvas)
    await expect(await panel.findByText(/This server cannot keep second factors yet/)).toBeVisible()
    await expect(panel.queryByRole('button')).toBeNull()
  },
}

export const Due: Story = {
  parameters: { api: requiredFrom('2026-12-03') },
  play: async ({ canvas }) => {
    const panel = await region(canvas)
    await expect(await panel.findByText(/Your role requires one from/)).toBeVisible()
    await expect(panel.getByText('Dec 3, 2026')).toBeVisible()
  },
}

export const On: Story = {
  parameters: { api: on(8) },
  play: async ({ canvas }) => {
    const panel = await region(canvas)
    await expect(await panel.findByText(/8 recovery codes are unused\./)).toBeVisible()
    for (const name of ['New recovery codes', 'Set up another app', 'Turn off'])
      await expect(panel.getByRole('button', { name })).toBeEnabled()
  },
}

export const OnOnAPhone: Story = { ...On, globals: { viewport: { value: 'phone' } } }

export const FewCodes: Story = {
  parameters: { api: on(2) },
  play: async ({ canvas }) => {
    const panel = await region(canvas)
    await expect(await panel.findByText('Only 2 recovery codes are left')).toBeVisible()
  },
}

export const NoCodes: Story = {
  parameters: { api: on(0) },
  play: async ({ canvas }) => {
    const panel = await region(canvas)
    await expect(await panel.findByText('No recovery code is left')).toBeVisible()
  },
}

/** It cannot be turned off, and the panel says why. */
export const OnAndRequired: Story = {
  parameters: {
    api: { ...confirmed, secondFactor: { state: 'on', recoveryCodes: 8, from: '2026-11-01' } },
  },
  play: async ({ canvas }) => {
    const panel = await region(canvas)
    await expect(await panel.findByText(factorMessages.needed)).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Turn off' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { api: { answers: [factorAnswer('never', 'GET')] } },
  play: async ({ canvas }) => {
    const panel = await region(canvas)
    await expect(panel.getByText('Loading…')).toBeInTheDocument()
  },
}

/** The form above still works. */
export const Failed: Story = {
  parameters: { api: { answers: [factorAnswer('failed', 'GET')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your second factor could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Change password' })).toBeVisible()
  },
}

export const FailedAndRetried: Story = {
  tags: ['action'],
  parameters: { api: { answers: [factorAnswer('failedOnce', 'GET')] } },
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await Off.play?.(context)
  },
}
