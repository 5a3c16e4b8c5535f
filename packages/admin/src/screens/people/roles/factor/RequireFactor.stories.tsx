import { factorMessages, refused } from '@staff/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { problemAnswer } from '../../../../testing/fakeApi/fakeAnswer'
import { FAKE_LOGIN } from '../../../../testing/fakeApi/personal/fakePeople'
import { AdminAt } from '../../../../testing/stories/AdminAt'
import { expectToast } from '../../../../testing/stories/expectToast'
import { screenParameters } from '../../../../testing/stories/screenStory'
import { confirmWith } from '../../users/stories/userAccessSteps'
import {
  ask,
  confirmed,
  expectRefusal,
  factorAnswer,
  formOfRole,
  panelOf,
  requireFrom,
} from './stories/roleFactorSteps'

/** An administrator requires a second factor of a role from a day, or no more. */
const meta = {
  title: 'Screens/Areas/Roles/Requiring a second factor',
  component: AdminAt,
  args: { path: formOfRole },
  parameters: { ...screenParameters, api: confirmed },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const RequireAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await expect(dialog.getByText(/their home screen counts the days/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'From' })).toHaveFocus())
    await expect(dialog.queryByRole('button', { name: 'Do not require' })).toBeNull()
  },
}

export const RequireAskedOnAPhone: Story = {
  ...RequireAsked,
  globals: { viewport: { value: 'phone' } },
}

export const DayMissing: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await requireFrom(dialog)
    await expectRefusal(dialog, factorMessages.notADay)
  },
}

export const DayPast: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await requireFrom(dialog, '11/19/2026')
    await expectRefusal(dialog, factorMessages.inThePast)
  },
}

/** In another time zone, the day of the server may be a later one. */
export const DayRefused: Story = {
  parameters: {
    api: {
      ...confirmed,
      answers: [factorAnswer(problemAnswer(refused({ from: factorMessages.inThePast })), 'PATCH')],
    },
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await requireFrom(dialog, '12/03/2026')
    await expectRefusal(dialog, factorMessages.inThePast)
  },
}

/** The server has no key with which it would keep secrets. */
export const NotAvailable: Story = {
  parameters: { api: { ...confirmed, keepsSecrets: false } },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await requireFrom(dialog, '12/03/2026')
    await expect(await dialog.findByText(factorMessages.noKey)).toBeVisible()
  },
}

/** The administrator confirms their own password in the same dialog. */
export const PasswordAsked: Story = {
  parameters: { api: { confirmed: false } },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await requireFrom(dialog, '12/03/2026')
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus())
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

export const PasswordConfirmed: Story = {
  ...PasswordAsked,
  tags: ['action'],
  play: async (context) => {
    await PasswordAsked.play?.(context)
    await confirmWith(FAKE_LOGIN.password, within(screen.getByRole('dialog')))
    await expectToast('The role Client desk requires a second factor.')
  },
}

export const Required: Story = {
  play: async ({ canvas }) => {
    await requireFrom(await ask(canvas), '12/03/2026')
    await expectToast('The role Client desk requires a second factor.')
    const panel = await panelOf(canvas)
    await expect(await panel.findByText(/^Required from/)).toHaveTextContent('Dec 3, 2026')
  },
}

export const ChangeAsked: Story = {
  ...Required,
  play: async (context) => {
    await Required.play?.(context)
    const dialog = await ask(context.canvas, 'Change…')
    await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('12/03/2026')
    await expect(dialog.getByRole('button', { name: 'Do not require' })).toBeEnabled()
  },
}

export const NotRequiredAnyMore: Story = {
  ...ChangeAsked,
  tags: ['action'],
  play: async (context) => {
    await ChangeAsked.play?.(context)
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Do not require' }))
    await expectToast('The role Client desk requires no second factor.')
    const panel = await panelOf(context.canvas)
    await expect(await panel.findByText('Not required.')).toBeVisible()
  },
}
