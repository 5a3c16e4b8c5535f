import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { samplePassword } from '@staff/entity'
import { withFormProviders } from '@staff/content/stories/withFormProviders'
import { userFixtures } from '@staff/content/user/user.fixtures'

import { previewLayout } from '../stories/formLayout'
import { formStories, save, savingForm } from '../stories/formStories'
import { invalidFieldStories } from '../stories/invalidField'
import { UserForm } from './UserForm'

const form = formStories(userFixtures)
const refuses = invalidFieldStories(userFixtures)

const meta = {
  title: 'Forms/User',
  component: UserForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof UserForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {
  play: async (context) => {
    const { canvas } = context
    await form.new.play(context)
    await expect(canvas.getByLabelText(/^Password/)).toBeVisible()
    await expect(canvas.queryByLabelText(/^Account/)).not.toBeInTheDocument()
    const mustChoose = 'They must choose their own password at the first login'
    await expect(canvas.getByRole('checkbox', { name: mustChoose })).toBeChecked()
  },
}

/** A password is there already: it meets the rules, and can be copied. */
export const PasswordProposed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('(not met yet)')).toBeNull()
    const writeText = fn(async () => {})
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the password' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    const password = canvas.getByLabelText<HTMLInputElement>(/^Password/).value
    await expect(writeText).toHaveBeenCalledWith(password)
    if (own) Object.defineProperty(navigator, 'clipboard', own)
    else Reflect.deleteProperty(navigator, 'clipboard')
  },
}

/** Typed over, and taken back. */
export const ProposedAgain: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText<HTMLInputElement>(/^Password/)
    const proposed = password.value
    await userEvent.clear(password)
    await userEvent.type(password, 'mine')
    await userEvent.click(canvas.getByRole('button', { name: 'Use a generated password' }))
    await waitFor(() => expect(password).toHaveValue(proposed))
    await expect(canvas.getByRole('button', { name: 'Copy the password' })).toBeVisible()
  },
}

/** An invited user needs no password: it is chosen with the link. */
export const Invited: Story = {
  args: { initial: { ...userFixtures.filled, ...userFixtures.create }, mode: 'create' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Invite them by a link/ }))
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull()
    await expect(canvas.queryByRole('checkbox', { name: /^They must choose/ })).toBeNull()
    await save(canvasElement)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ invite: true })),
    )
  },
}

/** What was typed before is there again, and has no rules meanwhile. */
export const InvitedNoMore: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const invite = canvas.getByRole('checkbox', { name: /^Invite them by a link/ })
    await userEvent.clear(canvas.getByLabelText(/^Password/))
    await userEvent.type(canvas.getByLabelText(/^Password/), 'mine')
    await userEvent.click(invite)
    await waitFor(() => expect(canvas.queryByText(/^Password needs/)).toBeNull())
    await userEvent.click(invite)
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('mine')
  },
}

/** Only users change their own password, so the form of an existing user has no such field. */
export const Filled: Story = {
  ...form.filled,
  play: async (context) => {
    await expect(context.canvas.queryByLabelText(/^Password/)).not.toBeInTheDocument()
    await form.filled.play(context)
  },
}

/** Each rule is ticked as soon as it is met. */
export const PasswordTyped: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^Password/)
    const unmet = () => canvas.queryAllByText('(not met yet)')
    await userEvent.clear(password)
    await waitFor(() => expect(unmet()).toHaveLength(5))
    await userEvent.type(password, 'correct')
    await waitFor(() => expect(unmet()).toHaveLength(4))
    await expect(password).toHaveAccessibleDescription(/a lowercase letter \(met\)/)
    await userEvent.clear(password)
    await userEvent.type(password, samplePassword)
    await waitFor(() => expect(unmet()).toHaveLength(0))
  },
}

export const Saving: Story = form.saving
export const SaveRefused: Story = form.saveRefused('email', 'Email is used by another colleague')
/** The role stays, because otherwise nobody could open the console. */
export const LastAdministrator: Story = form.saveRefused(
  'roleId',
  'This is the last administrator. Make somebody else an administrator first.',
)
/** At least one administrator must be able to log in. */
export const LastAdministratorDisabled: Story = form.saveRefused(
  'account',
  'This is the last administrator. Make somebody else an administrator first.',
)
export const DisablingOwnAccount: Story = form.saveRefused(
  'account',
  'You cannot disable yourself. Another administrator can do it.',
)
/** The password meets the rules but is easy to guess. Only the server has the list of common passwords. */
export const PasswordCommon: Story = refusedPassword(
  'Password is one of the most common ones. Choose another',
)
export const PasswordPersonal: Story = refusedPassword(
  'Password must not contain your name or email',
)
export const SaveFailed: Story = form.saveFailed
export const SaveOffline: Story = form.offline
export const Conflict: Story = form.conflict

export const FirstNameMissing: Story = refuses('firstNameMissing')
export const FirstNameTooLong: Story = refuses('firstNameTooLong')
export const LastNameMissing: Story = refuses('lastNameMissing')
export const LastNameTooLong: Story = refuses('lastNameTooLong')
export const EmailMissing: Story = refuses('emailMissing')
export const EmailTooLong: Story = refuses('emailTooLong')
export const EmailNotAnAddress: Story = refuses('emailNotAnAddress')
export const RoleMissing: Story = refuses('roleMissing')
export const RoleNotOffered: Story = refuses('roleNotOffered')
export const AccountMissing: Story = refuses('accountMissing')
export const AccountNotOffered: Story = refuses('accountNotOffered')
export const PasswordMissing: Story = refuses('passwordMissing')
export const PasswordTooLong: Story = refuses('passwordTooLong')
export const PasswordTooShort: Story = refuses('passwordTooShort')
export const PasswordWithoutUpperCase: Story = refuses('passwordWithoutUpperCase')
export const PasswordWithoutLowerCase: Story = refuses('passwordWithoutLowerCase')
export const PasswordWithoutDigit: Story = refuses('passwordWithoutDigit')
export const PasswordWithoutSpecialCharacter: Story = refuses('passwordWithoutSpecialCharacter')

/** A new user whose first password the server refuses. */
function refusedPassword(message: string): Story {
  const { args, play } = form.saveRefused('password', message)
  const initial = { ...args.initial, ...userFixtures.create }
  return { args: { ...args, initial, mode: 'create' }, play }
}
