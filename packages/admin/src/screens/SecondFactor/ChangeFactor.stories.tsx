import { factorMessages } from '@staff/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { changePasswordPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { fakeCode } from '../../testing/fakeApi/people/fakeFactors'
import { FAKE_LOGIN } from '../../testing/fakeApi/personal/fakePeople'
import {
  codesDialog,
  expectClosed,
  expectCodes,
  factorAnswer,
  finish,
  on,
  region,
} from './stories/factorSteps'

/** A person turns their second factor off, or makes new recovery codes. */
const meta = {
  title: 'Screens/General/Second factor/Changes',
  component: AdminAt,
  args: { path: changePasswordPath('US', 1) },
  parameters: { layout: 'fullscreen', api: on() },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const TurnOffAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Turn off', 'Turn off your second factor?')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const TurnedOff: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Turn off', 'Turn off your second factor?')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
    await expectToast('Your second factor is off.')
    const panel = await region(canvas)
    await expect(
      await panel.findByRole('button', { name: 'Set up an authenticator app' }),
    ).toBeVisible()
    await expect(sessionStorage.getItem('secondFactor')).toBeNull()
  },
}

export const TurnOffFailed: Story = {
  parameters: { api: on(8, { answers: [factorAnswer('failed', 'DELETE')] }) },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Turn off', 'Turn off your second factor?')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
    await expectToast(/Something went wrong on the server/)
    await expect(await canvas.findByText(/8 recovery codes are unused/)).toBeVisible()
  },
}

/** Somebody with a second factor confirms with a code, too. */
export const PasswordAndCodeAsked: Story = {
  parameters: { api: on(8, { confirmed: false }) },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'New recovery codes', 'Make new recovery codes?')
    await userEvent.click(dialog.getByRole('button', { name: 'Make new codes' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus())
    await expect(dialog.getByText(/so that nobody else does this in your name/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      'From your authenticator app, or a recovery code.',
    )
  },
}

/** The password stays, so that only the code is typed again. */
export const WrongCodeInConfirmation: Story = {
  ...PasswordAndCodeAsked,
  play: async (context) => {
    await PasswordAndCodeAsked.play?.(context)
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Password/), FAKE_LOGIN.password)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '000000')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(await dialog.findByText(factorMessages.wrongCode)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus())
    await expect(dialog.getByLabelText(/^Password/)).toHaveValue(FAKE_LOGIN.password)
  },
}

/** The browser learns from the refusal that there is a second factor. */
export const CodeAskedLater: Story = {
  parameters: {
    api: { ...on(8, { confirmed: false }), knownToServerOnly: true },
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'New recovery codes', 'Make new recovery codes?')
    await userEvent.click(dialog.getByRole('button', { name: 'Make new codes' }))
    await userEvent.type(await dialog.findByLabelText(/^Password/), FAKE_LOGIN.password)
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Code' }), await fakeCode())
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expectCodes(await codesDialog())
  },
}

/** The new codes are shown once, and the others do not work any more. */
export const CodesRenewed: Story = {
  parameters: { api: on(2) },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'New recovery codes', 'Make new recovery codes?')
    await userEvent.click(dialog.getByRole('button', { name: 'Make new codes' }))
    const shown = await codesDialog()
    await expectCodes(shown)
    await expect(shown.getByText(/The codes that you had do not work any more/)).toBeVisible()
  },
}

export const CodesRenewedAndStored: Story = {
  ...CodesRenewed,
  tags: ['action'],
  play: async (context) => {
    await CodesRenewed.play?.(context)
    await finish(await codesDialog())
    await expectClosed()
    const panel = await region(context.canvas)
    await expect(await panel.findByText(/10 recovery codes are unused/)).toBeVisible()
  },
}

async function ask(canvas: Canvas, button: string, question: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: question }))
}
