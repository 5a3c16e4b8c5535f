import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { standaloneLayout } from '../../stories/formLayout'
import { ForgotPasswordForm, type AskOutcome } from './ForgotPasswordForm'

const EMAIL = 'esme.thornbury@example.com'

const meta = {
  title: 'Forms/Forgot password',
  component: ForgotPasswordForm,
  args: { onAsk: ending({ status: 'asked', message: 'A mail is on its way.' }) },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  decorators: [standaloneLayout],
} satisfies Meta<typeof ForgotPasswordForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const New: Story = {}

export const Filled: Story = {
  tags: ['action'],
  play: async ({ args, canvas }) => {
    await send(canvas, EMAIL)
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith({ email: EMAIL }))
  },
}

export const EmailMissing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    await expect(await canvas.findByText('Email is required')).toBeVisible()
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

export const EmailNotAnAddress: Story = {
  play: async ({ canvas }) => {
    await send(canvas, 'esme')
    await expect(await canvas.findByText('Invalid email address')).toBeVisible()
  },
}

export const SendingFailed: Story = {
  args: { onAsk: ending({ status: 'failed', message: 'The server cannot be reached.' }) },
  play: async ({ canvas }) => {
    await send(canvas, EMAIL)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/cannot be reached/)
    await expect(canvas.getByLabelText(/Email/)).toHaveValue(EMAIL)
  },
}

async function send(canvas: Canvas, email: string) {
  await userEvent.type(canvas.getByLabelText(/Email/), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
}

function ending(outcome: AskOutcome) {
  return fn(async () => outcome)
}
