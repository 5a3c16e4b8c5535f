import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@staff/ui'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { standaloneLayout } from '../../stories/formLayout'
import { SecondFactorForm, type CodeOutcome } from './SecondFactorForm'

const CODE = '287 082'
const WRONG = 'This code is not right. Codes change every 30 seconds, and each works once'

const meta = {
  title: 'Forms/Second factor',
  component: SecondFactorForm,
  args: { submit: 'Log in', acceptsRecovery: true, onSend: ending({ status: 'accepted' }) },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  decorators: [standaloneLayout],
} satisfies Meta<typeof SecondFactorForm>

export default meta
type Story = StoryObj<typeof meta>

/** A phone offers the code, and its number pad. The field has the initial focus. */
export const New: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
  },
}

/** In a dialog, with a button to leave it and help for the field. */
export const InADialog: Story = {
  args: {
    submit: 'Turn on',
    acceptsRecovery: false,
    takesFocus: false,
    hint: 'The six digits that the app shows now.',
    cancel: <Button>Cancel</Button>,
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveAccessibleDescription('The six digits that the app shows now.')
    await expect(code).not.toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Use a recovery code' })).toBeNull()
  },
}

/** A code is not sent by itself when its last digit is typed. */
export const Filled: Story = {
  tags: ['action'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), CODE)
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Code' }))
    await send(canvasElement)
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ code: CODE }))
  },
}

/** What was typed belongs to the other kind of code, so the field is empty. */
export const RecoveryCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), CODE)
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    const code = await canvas.findByRole('textbox', { name: 'Recovery code' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveValue('')
    await expect(code).toHaveAccessibleDescription(/One of the ten codes that you have stored/)
    await expect(canvas.getByRole('button', { name: 'Use the app' })).toBeVisible()
  },
}

export const AppAgain: Story = {
  ...RecoveryCode,
  tags: ['action'],
  play: async (context) => {
    await RecoveryCode.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Use the app' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus())
  },
}

export const Saving: Story = {
  args: { onSend: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas, canvasElement }) => {
    await send(canvasElement)
    const button = canvas.getByRole('button', { name: /^Log in/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
}

/** The server's message is at the field, which is empty again. */
export const SaveRefused: Story = {
  args: { onSend: ending({ status: 'refused', errors: { code: WRONG } }) },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement)
    await expect(await canvas.findByText(WRONG)).toBeVisible()
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeInvalid()
    await expect(code).toHaveFocus()
    await waitFor(() => expect(code).toHaveValue(''))
  },
}

export const CodeMissing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByText('Code is required')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** What was typed stays, so that it can be sent again. */
export const TooManyAttempts: Story = {
  args: {
    onSend: ending({
      status: 'failed',
      message: 'Too many attempts. Please try again in 15 minutes.',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Too many attempts/)
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue(CODE)
  },
}

function ending(outcome: CodeOutcome) {
  return fn(async (): Promise<CodeOutcome> => outcome)
}

async function send(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), CODE)
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
}
