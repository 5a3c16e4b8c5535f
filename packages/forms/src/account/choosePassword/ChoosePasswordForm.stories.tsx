import { samplePassword } from '@staff/entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { standaloneLayout } from '../../stories/formLayout'
import { ChoosePasswordForm, type ChooseOutcome } from './ChoosePasswordForm'

const meta = {
  title: 'Forms/Choose password',
  component: ChoosePasswordForm,
  args: {
    owner: { name: 'Esme Thornbury', email: 'esme.thornbury@example.com' },
    onChoose: ending({ status: 'chosen' }),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  decorators: [standaloneLayout],
} satisfies Meta<typeof ChoosePasswordForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const New: Story = {}

export const Filled: Story = {
  tags: ['action'],
  play: async ({ args, canvas }) => {
    await choose(canvas, samplePassword)
    const typed = { newPassword: samplePassword, confirmPassword: samplePassword }
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(typed))
  },
}

/** Each rule is ticked as soon as it is met. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New Password/), 'Correct')
    await waitFor(() => expect(canvas.getAllByText('(not met yet)')).toHaveLength(3))
  },
}

export const PasswordMissing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await expect(
      await canvas.findByRole('link', { name: 'New Password is required' }),
    ).toBeVisible()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const ConfirmPasswordDifferent: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, samplePassword, `${samplePassword}!`)
    await expect(await canvas.findByRole('link', { name: 'Passwords do not match' })).toBeVisible()
  },
}

export const SaveRefused: Story = {
  args: {
    onChoose: ending({
      status: 'refused',
      errors: { newPassword: 'New password must not contain your name or email' },
    }),
  },
  play: async ({ canvas }) => {
    await choose(canvas, samplePassword)
    await expect(await canvas.findByRole('link', { name: /^New password must not/ })).toBeVisible()
  },
}

/** What was typed stays. */
export const SaveFailed: Story = {
  args: { onChoose: ending({ status: 'failed', message: 'The server cannot be reached.' }) },
  play: async ({ canvas }) => {
    await choose(canvas, samplePassword)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/cannot be reached/)
    await expect(canvas.getByLabelText(/^New Password/)).toHaveValue(samplePassword)
  },
}

async function choose(canvas: Canvas, typed: string, again = typed) {
  await userEvent.type(canvas.getByLabelText(/^New Password/), typed)
  await userEvent.type(canvas.getByLabelText(/^Confirm Password/), again)
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
}

function ending(outcome: ChooseOutcome) {
  return fn(async () => outcome)
}
