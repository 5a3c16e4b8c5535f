import { factorMessages } from '@staff/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { changePasswordPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { FAKE_LOGIN } from '../../../testing/fakeApi/personal/fakePeople'
import {
  beginSetup,
  codeOfApp,
  codesDialog,
  confirmed,
  expectClosed,
  expectCodes,
  factorAnswer,
  on,
  region,
  turnOn,
} from '../stories/factorSteps'

/** A person sets up an authenticator app. */
const meta = {
  title: 'Screens/General/Second factor/Setup',
  component: AdminAt,
  args: { path: changePasswordPath('US', 1) },
  parameters: { layout: 'fullscreen', api: confirmed },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The password is asked for in the same dialog. */
export const PasswordAsked: Story = {
  parameters: { api: { confirmed: false } },
  play: async ({ canvas }) => {
    const dialog = await beginSetup(canvas)
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus())
    await expect(dialog.queryByRole('textbox', { name: 'Code' })).toBeNull()
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

export const PasswordConfirmed: Story = {
  ...PasswordAsked,
  tags: ['action'],
  play: async (context) => {
    await PasswordAsked.play?.(context)
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Password/), `${FAKE_LOGIN.password}{Enter}`)
    await expect(await dialog.findByRole('img', { name: /^QR code/ })).toBeVisible()
  },
}

export const PasswordCancelled: Story = {
  ...PasswordAsked,
  tags: ['action'],
  play: async (context) => {
    await PasswordAsked.play?.(context)
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expectClosed()
    const button = context.canvas.getByRole('button', { name: 'Set up an authenticator app' })
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Beginning: Story = {
  parameters: { api: { ...confirmed, answers: [factorAnswer('never', 'POST')] } },
  play: async ({ canvas }) => {
    const dialog = await beginSetup(canvas)
    await expect(dialog.getByText('Loading…')).toBeInTheDocument()
  },
}

export const BeginningFailed: Story = {
  parameters: { api: { ...confirmed, answers: [factorAnswer('failedOnce', 'POST')] } },
  play: async ({ canvas }) => {
    const dialog = await beginSetup(canvas)
    await expect(await dialog.findByText('The setup could not begin')).toBeVisible()
  },
}

export const BeginningRetried: Story = {
  ...BeginningFailed,
  tags: ['action'],
  play: async (context) => {
    await BeginningFailed.play?.(context)
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(await dialog.findByRole('img', { name: /^QR code/ })).toBeVisible()
  },
}

/** The step begins with what to do, which has the focus. The key is there as text, too. */
export const Scan: Story = {
  play: async ({ canvas }) => {
    const dialog = await beginSetup(canvas)
    const lead = await dialog.findByText(/Nothing is on before that code is right/)
    await waitFor(() => expect(lead).toHaveFocus())
    await expect(
      dialog.getByRole('img', { name: 'QR code for an authenticator app' }),
    ).toBeVisible()
    await expect(dialog.getByLabelText('Key')).toHaveTextContent(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  },
}

export const ScanOnAPhone: Story = { ...Scan, globals: { viewport: { value: 'phone' } } }

/** The picture is dark on light in both themes. */
export const ScanInDark: Story = { ...Scan, globals: { theme: 'dark' } }

export const WrongCode: Story = {
  play: async ({ canvas }) => {
    const dialog = await beginSetup(canvas)
    await turnOn(dialog, '000000')
    await expect(await dialog.findByText(factorMessages.wrongCode)).toBeVisible()
    const code = dialog.getByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(code).toHaveFocus())
    await waitFor(() => expect(code).toHaveValue(''))
  },
}

/** Nothing has changed. */
export const Cancelled: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await beginSetup(canvas)
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }))
    await expectClosed()
    const panel = await region(canvas)
    await expect(panel.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  },
}

/** Without a mouse, from the button to the end. The focus returns to the panel. */
export const ByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Set up an authenticator app' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    const code = await codeOfApp(dialog)
    const lead = dialog.getByText(/Nothing is on before/)
    await waitFor(() => expect(lead).toHaveFocus())
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Copy key' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(`${code}{Enter}`)
    const shown = await codesDialog()
    await waitFor(() => expect(shown.getByText(/Your second factor is on/)).toHaveFocus())
    for (const name of ['Copy all', 'Download', 'Print']) {
      await userEvent.tab()
      await expect(shown.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(shown.getByRole('button', { name: 'Done' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectClosed()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
}

/** The app that somebody has works until the code of the new one is right. */
export const AnotherApp: Story = {
  parameters: { api: on(2) },
  play: async ({ canvas }) => {
    const dialog = await beginSetup(canvas, 'Set up another app')
    await expect(await dialog.findByText(/works until that code is right/)).toBeVisible()
    await turnOn(dialog, await codeOfApp(dialog))
    await expectCodes(await codesDialog())
  },
}
