import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { editPath } from '../../../../shared/paths'
import { answers } from '../../../../testing/fakeApi/answers'
import { FAKE_LOGIN } from '../../../../testing/fakeApi/personal/fakePeople'
import { AdminAt } from '../../../../testing/stories/AdminAt'
import { expectToast } from '../../../../testing/stories/expectToast'
import { screenParameters } from '../../../../testing/stories/screenStory'
import { confirmWith } from '../stories/userAccessSteps'

const { filled, entity: user } = userFixtures
const withFactor = { usersWithFactor: [filled.id] }
const confirmed = { ...withFactor, confirmed: true }

/** An administrator takes the second factor of a colleague away, who has lost it. */
const meta = {
  title: 'Screens/Areas/Users/Resetting a second factor',
  component: AdminAt,
  args: { path: editPath('US', user, filled.id) },
  parameters: { ...screenParameters, api: withFactor },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const ResetAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await expect(dialog.getByText(/logged out everywhere now\. Do this only after/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus())
  },
}

export const ResetAskedOnAPhone: Story = {
  ...ResetAsked,
  globals: { viewport: { value: 'phone' } },
}

export const ReasonMissing: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await send(dialog)
    await expect(await dialog.findByText('Reason is required')).toBeVisible()
  },
}

export const ReasonTooLong: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await userEvent.click(dialog.getByRole('textbox', { name: 'Reason' }))
    await userEvent.paste('long '.repeat(41))
    await send(dialog)
    await expect(await dialog.findByText('Reason should not exceed 200 characters')).toBeVisible()
  },
}

/** The administrator confirms their own password in the same dialog. */
export const ResetConfirmed: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await giveReason(dialog)
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus())
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

export const ResetConfirmedAndDone: Story = {
  ...ResetConfirmed,
  tags: ['action'],
  play: async (context) => {
    await ResetConfirmed.play?.(context)
    await confirmWith(FAKE_LOGIN.password, within(screen.getByRole('dialog')))
    await expectToast('Esme Thornbury has no second factor now.')
  },
}

/** The reason is still there after the password was not confirmed. */
export const ConfirmationCancelled: Story = {
  ...ResetConfirmed,
  play: async (context) => {
    await ResetConfirmed.play?.(context)
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await dialog.findByRole('textbox', { name: 'Reason' })).toHaveValue(
      'Lost their phone; I have called them.',
    )
  },
}

/** They are logged out everywhere. */
export const Reset: Story = {
  parameters: { api: confirmed },
  play: async ({ canvas }) => {
    await giveReason(await ask(canvas))
    await expectToast('Esme Thornbury has no second factor now.')
    await expect(await canvas.findByText('Second factor: none.')).toBeVisible()
    await expect(await canvas.findByText('Not logged in anywhere.')).toBeVisible()
  },
}

/** The dialog stays, with the reason. */
export const ResetFailed: Story = {
  parameters: { api: { ...confirmed, answers: [answers.failingToSave('users')] } },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await giveReason(dialog)
    await expect(await dialog.findByText(/Something went wrong on the server/)).toBeVisible()
  },
}

async function ask(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reset second factor…' }))
  const title = 'Reset the second factor of Esme Thornbury?'
  return within(await screen.findByRole('dialog', { name: title }))
}

type Dialog = Awaited<ReturnType<typeof ask>>

async function giveReason(dialog: Dialog) {
  const reason = await dialog.findByRole('textbox', { name: 'Reason' })
  await userEvent.type(reason, 'Lost their phone; I have called them.')
  await send(dialog)
}

async function send(dialog: Dialog) {
  await userEvent.click(dialog.getByRole('button', { name: 'Reset second factor' }))
}
