import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { standaloneLayout } from '../../stories/formLayout'
import { ConfirmPasswordForm, type ConfirmPasswordOutcome } from './ConfirmPasswordForm'
import { confirmPasswordFixtures } from './confirmPassword.fixtures'

const { filled } = confirmPasswordFixtures
const CODE = '287082'

const meta = {
  title: 'Forms/Confirm password',
  component: ConfirmPasswordForm,
  args: { onConfirm: ending({ status: 'confirmed' }), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  decorators: [standaloneLayout],
} satisfies Meta<typeof ConfirmPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

/** The password has the initial focus. */
export const New: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveFocus())
  },
}

export const Filled: Story = {
  tags: ['action'],
  play: async ({ args, canvasElement }) => {
    await confirm(canvasElement)
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(filled))
  },
}

export const Saving: Story = {
  args: { onConfirm: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas, canvasElement }) => {
    await confirm(canvasElement)
    const button = canvas.getByRole('button', { name: /^Confirm/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

/** The server's message is at the field, which is empty again. */
export const SaveRefused: Story = {
  args: {
    onConfirm: ending({ status: 'refused', errors: { password: 'Password is not right' } }),
  },
  play: async ({ canvas, canvasElement }) => {
    await confirm(canvasElement)
    await expect(await canvas.findByText('Password is not right')).toBeVisible()
    const password = canvas.getByLabelText(/^Password/)
    await expect(password).toBeInvalid()
    await expect(password).toHaveFocus()
    await waitFor(() => expect(password).toHaveValue(''))
  },
}

export const PasswordMissing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText('Password is required')).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** Somebody with a second factor types a code too. */
export const WithCode: Story = {
  args: { withCode: true },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), CODE)
    await confirm(canvasElement)
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({ ...filled, code: CODE }))
  },
}

export const CodeMissing: Story = {
  args: { withCode: true },
  play: async ({ args, canvas, canvasElement }) => {
    await confirm(canvasElement)
    await expect(await canvas.findByText('Code is required')).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** The right password stays. */
export const CodeRefused: Story = {
  args: {
    withCode: true,
    onConfirm: ending({ status: 'refused', errors: { code: 'This code is not right.' } }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), CODE)
    await confirm(canvasElement)
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(code).toBeInvalid())
    await expect(code).toHaveFocus()
    await waitFor(() => expect(code).toHaveValue(''))
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue(filled.password)
  },
}

export const TooManyAttempts: Story = {
  args: {
    onConfirm: ending({
      status: 'failed',
      message: 'Too many attempts. Please try again in 15 minutes.',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await confirm(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Too many attempts/)
  },
}

function ending(outcome: ConfirmPasswordOutcome) {
  return fn(async (): Promise<ConfirmPasswordOutcome> => outcome)
}

async function confirm(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText(/^Password/), filled.password)
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
}
