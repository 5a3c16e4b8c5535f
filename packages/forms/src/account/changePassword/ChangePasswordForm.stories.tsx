import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { invalidValues, type InvalidCase } from '@staff/entity'
import { standaloneLayout } from '../../stories/formLayout'
import { controlOf, expectMessage, expectSummary, makeMistake } from '../../stories/invalidField'
import { ChangePasswordForm, type ChangePasswordOutcome } from './ChangePasswordForm'
import { changePasswordFixtures } from './changePassword.fixtures'

const { filled, invalid } = changePasswordFixtures

const meta = {
  title: 'Forms/Change password',
  component: ChangePasswordForm,
  args: { onChangePassword: ending({ status: 'changed' }) },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  decorators: [standaloneLayout],
} satisfies Meta<typeof ChangePasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}

/** A success clears the form. */
export const Filled: Story = {
  tags: ['action'],
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, filled)
    await submit(canvasElement)
    await waitFor(() => expect(args.onChangePassword).toHaveBeenCalledWith(filled))
    const controls = Object.keys(filled).map((name) => controlOf(canvasElement, name))
    await waitFor(() => {
      for (const control of controls) void expect(control).toHaveValue('')
    })
  },
}

/** The unmet rules are shown while the new password is typed. */
export const Typed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, { newPassword: 'Correct' })
    await waitFor(() => expect(canvas.getAllByText('(not met yet)')).toHaveLength(4))
    await fill(canvasElement, { oldPassword: 'Correct-1' })
    await waitFor(() => expect(canvas.getAllByText('(not met yet)')).toHaveLength(3))
  },
}

/** A second press sends nothing. */
export const Saving: Story = {
  args: { onChangePassword: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, filled)
    await submit(canvasElement)
    await submit(canvasElement)
    await expect(args.onChangePassword).toHaveBeenCalledTimes(1)
  },
}

/** The typed values stay, so that only the old password must be corrected. */
export const SaveRefused: Story = refusedAt('oldPassword', 'Old password is not right')

/** The password meets the rules but is easy to guess. Only the server has the list of common passwords. */
export const PasswordCommon: Story = refusedAt(
  'newPassword',
  'New password is one of the most common ones. Choose another',
)

export const PasswordPersonal: Story = refusedAt(
  'newPassword',
  'New password must not contain your name or email',
)

export const SaveFailed: Story = {
  args: { onChangePassword: ending({ status: 'failed' }) },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, filled)
    await submit(canvasElement)
    await waitFor(() => expect(args.onChangePassword).toHaveBeenCalled())
    await expectTyped(canvasElement, 'oldPassword', filled.oldPassword)
  },
}

export const OldPasswordMissing: Story = refusing(invalid.oldPasswordMissing)
export const PasswordMissing: Story = refusing(invalid.passwordMissing)
export const PasswordTooLong: Story = refusing(invalid.passwordTooLong)
export const PasswordTooShort: Story = refusing(invalid.passwordTooShort)
export const PasswordWithoutUpperCase: Story = refusing(invalid.passwordWithoutUpperCase)
export const PasswordWithoutLowerCase: Story = refusing(invalid.passwordWithoutLowerCase)
export const PasswordWithoutDigit: Story = refusing(invalid.passwordWithoutDigit)
export const PasswordWithoutSpecialCharacter: Story = refusing(
  invalid.passwordWithoutSpecialCharacter,
)
export const PasswordNotNew: Story = refusing(invalid.passwordNotNew)
export const ConfirmPasswordMissing: Story = refusing(invalid.confirmPasswordMissing)
export const ConfirmPasswordDifferent: Story = refusing(invalid.confirmPasswordDifferent)

/** The form with one mistake, typed as a person would. */
function refusing(mistake: InvalidCase): Story {
  return {
    play: async ({ args, canvasElement }) => {
      const typed: Record<string, unknown> = { ...filled, ...invalidValues(mistake) }
      const { [mistake.field]: _mistaken, ...others } = typed
      await fill(canvasElement, others)
      await makeMistake({ canvasElement }, mistake)
      await expectSummary(canvasElement, mistake)
      await expect(args.onChangePassword).not.toHaveBeenCalled()
    },
  }
}

/** The form with a field that the server refuses; the typed values stay. */
function refusedAt(field: keyof typeof filled, message: string): Story {
  return {
    args: { onChangePassword: ending({ status: 'refused', errors: { [field]: message } }) },
    play: async ({ canvasElement }) => {
      await fill(canvasElement, filled)
      await submit(canvasElement)
      const refusal = { field, message, rule: 'server', value: undefined }
      await expectMessage(canvasElement, refusal)
      await expectSummary(canvasElement, refusal)
      for (const [name, value] of Object.entries(filled))
        await expectTyped(canvasElement, name, value)
    },
  }
}

function ending(outcome: ChangePasswordOutcome) {
  return fn(async (): Promise<ChangePasswordOutcome> => outcome)
}

async function fill(canvasElement: HTMLElement, values: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) {
    // One field after the other, because typing moves the focus.
    await userEvent.click(controlOf(canvasElement, name))
    await userEvent.paste(String(value))
  }
}

async function submit(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change password' }))
}

async function expectTyped(canvasElement: HTMLElement, name: string, typed: string) {
  await expect(controlOf(canvasElement, name)).toHaveValue(typed)
}
