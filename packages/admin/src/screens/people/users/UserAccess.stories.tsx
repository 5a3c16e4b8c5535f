import { roleFixtures } from '@staff/content/role/role.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { editPath } from '../../../shared/paths'
import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { FAKE_LOGIN, fakeSession } from '../../../testing/fakeApi/personal/fakePeople'
import { screenParameters } from '../../../testing/stories/screenStory'
import { FAKE_ONE_TIME_PASSWORD } from '../../../testing/fakeApi/people/userAccess'
import {
  askForOneTimePassword,
  changeRole,
  confirmWith,
  makeOneTimePassword,
  question,
  replaceClipboard,
  shown,
} from './stories/userAccessSteps'

const { filled, entity: user } = userFixtures
const [, clientDesk] = roleFixtures.records
const confirmed = { confirmed: true }

/** The access of a colleague: disabled or enabled again, logged out everywhere, a one-time password. */
const meta = {
  title: 'Screens/Areas/Users/Access',
  component: AdminAt,
  args: { path: editPath('US', user, filled.id) },
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const LoggedInTwice: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Logged in, in 2 sessions.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'End all sessions' })).toBeEnabled()
  },
}

export const SessionsEnded: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await canvas.findByText('Logged in, in 2 sessions.')
    await userEvent.click(canvas.getByRole('button', { name: 'End all sessions' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'End all sessions' }))
    await expectToast('Esme Thornbury is logged out everywhere.')
    await expect(await canvas.findByText('Not logged in anywhere.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'End all sessions' })).toBeDisabled()
  },
}

/** The own password and sessions have a separate screen. */
export const OwnAccount: Story = {
  args: { path: editPath('US', user, fakeSession().userId) },
  parameters: { api: { records: { users: [{ ...filled, id: fakeSession().userId }] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('form')
    await expect(canvas.queryByRole('heading', { name: 'Access' })).not.toBeInTheDocument()
  },
}

export const OneTimePasswordAsked: Story = {
  play: async (context) => {
    const dialog = await askForOneTimePassword(context)
    await expect(dialog.getByText(/they are logged out everywhere at once/)).toBeVisible()
  },
}

/** The administrator confirms their own password in the same dialog. */
export const OneTimePasswordConfirmed: Story = {
  play: async (context) => {
    const dialog = await makeOneTimePassword(context)
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus())
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

/** Then the one-time password is shown once. */
export const OneTimePasswordShown: Story = {
  play: async (context) => {
    await confirmWith(FAKE_LOGIN.password, await makeOneTimePassword(context))
    const dialog = await shown()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus())
    await expect(dialog.getByLabelText('One-time password')).toHaveTextContent(
      FAKE_ONE_TIME_PASSWORD,
    )
    await expect(dialog.getByText('This is shown only once')).toBeVisible()
  },
}

export const OneTimePasswordCopied: Story = {
  parameters: { api: confirmed },
  play: async (context) => {
    const writeText = fn(async () => {})
    const restore = replaceClipboard(writeText)
    try {
      await makeOneTimePassword(context)
      const dialog = await shown()
      await userEvent.click(dialog.getByRole('button', { name: 'Copy one-time password' }))
      await expect(await dialog.findByText('Copied')).toBeVisible()
      await expect(writeText).toHaveBeenCalledWith(FAKE_ONE_TIME_PASSWORD)
    } finally {
      restore()
    }
  },
}

/** Over plain HTTP there is no clipboard: the text is selected instead. */
export const OneTimePasswordNotCopied: Story = {
  parameters: { api: confirmed },
  play: async (context) => {
    const restore = replaceClipboard(() => Promise.reject(new Error('Not allowed')))
    try {
      await makeOneTimePassword(context)
      const dialog = await shown()
      await userEvent.click(dialog.getByRole('button', { name: 'Copy one-time password' }))
      await expect(await dialog.findByText('Press Ctrl+C to copy it')).toBeVisible()
      await expect(String(getSelection())).toBe(FAKE_ONE_TIME_PASSWORD)
    } finally {
      restore()
    }
  },
}

/** After the dialog closes, the page no longer contains the password. */
export const OneTimePasswordClosed: Story = {
  parameters: { api: confirmed },
  tags: ['action'],
  play: async (context) => {
    await makeOneTimePassword(context)
    await userEvent.click((await shown()).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(document.body.textContent).not.toContain(FAKE_ONE_TIME_PASSWORD)
    await expect(await context.canvas.findByText('Not logged in anywhere.')).toBeVisible()
  },
}

export const OneTimePasswordFailed: Story = {
  parameters: { api: { ...confirmed, answers: [answers.failingToSave('users')] } },
  play: async (context) => {
    await makeOneTimePassword(context)
    await expectToast(/Something went wrong on the server/)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const ConfirmationAsked: Story = {
  play: async (context) => {
    await changeRole(context)
    const dialog = await question()
    await expect(dialog.getByLabelText(/^Password/)).toHaveFocus()
  },
}

export const ConfirmationWrong: Story = {
  play: async (context) => {
    await changeRole(context)
    await confirmWith('Wrong-1')
    const dialog = await question()
    await expect(await dialog.findByText('Password is not right')).toBeVisible()
    await expect(dialog.getByLabelText(/^Password/)).toBeInvalid()
  },
}

/** The form reports that nothing was stored and keeps its values. */
export const ConfirmationCancelled: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await changeRole(context)
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('Confirm this with your password.')).toBeVisible()
    await expect(canvas.getByText(/Nothing was stored/)).toBeVisible()
    const control = canvasElement.querySelector('form [id$="-roleId"]')
    await expect(control).toHaveTextContent(String(clientDesk?.name))
  },
}

/** The form keeps its values while the confirmation is open. */
export const RoleConfirmed: Story = {
  tags: ['action'],
  play: async (context) => {
    await changeRole(context)
    await confirmWith(FAKE_LOGIN.password)
    await expectToast(/Esme Thornbury.* is saved/)
  },
}
