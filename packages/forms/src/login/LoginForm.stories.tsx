import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { makeMistake } from '../stories/refuses'
import { LoginForm } from './LoginForm'
import { loginFixtures } from './login.fixtures'

const { filled, invalid } = loginFixtures

const meta = {
  title: 'Forms/Login',
  component: LoginForm,
  args: { onLogin: fn(async () => true), onInvalid: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const New: Story = {}

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await logIn(canvas)
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(filled))
    await waitFor(() => expect(canvas.getByLabelText(/Email/)).toHaveValue(''))
  },
}

export const EmailMissing: Story = { play: (context) => refuse(context, invalid.emailMissing) }

export const EmailNotAnAddress: Story = {
  play: (context) => refuse(context, invalid.emailNotAnAddress),
}

export const PasswordMissing: Story = {
  play: (context) => refuse(context, invalid.passwordMissing),
}

/** The button says what happens and cannot be pressed again. */
export const Saving: Story = {
  args: { onLogin: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByRole('button', { name: 'Logging In...' })).toBeDisabled()
  },
}

/** The password goes, the email stays. */
export const SaveRefused: Story = {
  args: { onLogin: fn(async () => false) },
  play: async ({ canvas }) => {
    await logIn(canvas)
    const password = canvas.getByLabelText(/^Password/)
    await waitFor(() => expect(password).toHaveValue(''))
    await waitFor(() => expect(password).toHaveFocus())
    await expect(canvas.getByLabelText(/Email/)).toHaveValue(filled.email)
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeEnabled()
  },
}

async function logIn(canvas: Parameters<Play>[0]['canvas']) {
  await userEvent.type(canvas.getByLabelText(/Email/), filled.email)
  await userEvent.type(canvas.getByLabelText(/^Password/), filled.password)
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
}

async function refuse(
  { args, canvasElement }: Parameters<Play>[0],
  mistake: (typeof invalid)[keyof typeof invalid],
) {
  await makeMistake({ canvasElement }, mistake)
  await waitFor(() =>
    expect(args.onInvalid).toHaveBeenCalledWith(
      expect.objectContaining({ [mistake.field]: mistake.message }),
    ),
  )
  await expect(args.onLogin).not.toHaveBeenCalled()
}
