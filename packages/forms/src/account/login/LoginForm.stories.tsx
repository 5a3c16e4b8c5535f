import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { makeMistake } from '../../stories/invalidField'
import { LoginForm } from './LoginForm'
import { loginFixtures } from './login.fixtures'

const { filled, invalid } = loginFixtures
const REFUSAL = 'The email or the password is not right.'

const meta = {
  title: 'Forms/Login',
  component: LoginForm,
  args: { onLogin: answering(undefined), onInvalid: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const New: Story = {}

export const Filled: Story = {
  tags: ['action'],
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

/** The button shows the progress and cannot be pressed again. */
export const Saving: Story = {
  args: { onLogin: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByRole('button', { name: 'Logging In...' })).toBeDisabled()
  },
}

/** The form is empty and disabled until the first screen takes its place. */
export const LoggedIn: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByRole('button', { name: 'Logging In...' })).toBeDisabled()
    await waitFor(() => expect(canvas.getByLabelText(/Email/)).toBeDisabled())
    await expect(canvas.getByLabelText(/Email/)).toHaveValue('')
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('')
  },
}

/** The message stays until the next attempt. The password is cleared, the email stays. */
export const SaveRefused: Story = {
  args: { onLogin: answering(REFUSAL) },
  play: async ({ canvas }) => {
    await logIn(canvas)
    const password = canvas.getByLabelText(/^Password/)
    await waitFor(() => expect(password).toHaveValue(''))
    await waitFor(() => expect(password).toHaveFocus())
    await expect(canvas.getByLabelText(/Email/)).toHaveValue(filled.email)
    await expect(canvas.getByText(REFUSAL)).toBeVisible()
    const button = await canvas.findByRole('button', { name: 'Login' })
    await expect(button).toBeEnabled()
    await expect(button).toHaveAccessibleDescription(REFUSAL)
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

function answering(problem: string | undefined) {
  return fn(async (): Promise<string | undefined> => problem)
}
