import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { changePasswordPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { replaceClipboard } from '../../people/users/stories/userAccessSteps'
import {
  beginSetup,
  codeOfApp,
  codesDialog,
  confirmed,
  expectClosed,
  expectCodes,
  finish,
  region,
  turnOn,
} from '../stories/factorSteps'

/** The recovery codes, at the end of the setup: they are shown once, so nobody leaves them by accident. */
const meta = {
  title: 'Screens/General/Second factor/Recovery codes',
  component: AdminAt,
  args: { path: changePasswordPath('US', 1) },
  parameters: { layout: 'fullscreen', api: confirmed },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The ten codes are shown once. */
export const Codes: Story = {
  play: async ({ canvas }) => {
    await setUp(canvas)
    const dialog = await codesDialog()
    await expectCodes(dialog)
    const lead = dialog.getByText(/Your second factor is on\./)
    await waitFor(() => expect(lead).toHaveFocus())
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  },
}

export const CodesOnAPhone: Story = { ...Codes, globals: { viewport: { value: 'phone' } } }

export const CodesInDark: Story = { ...Codes, globals: { theme: 'dark' } }

export const CodesCopied: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => {})
    const restore = replaceClipboard(writeText)
    try {
      await setUp(canvas)
      const dialog = await codesDialog()
      await userEvent.click(dialog.getByRole('button', { name: 'Copy all' }))
      await expect(await dialog.findByText('Copied')).toBeVisible()
      const codes = await expectCodes(dialog)
      await expect(writeText).toHaveBeenCalledWith(codes.join('\n'))
    } finally {
      restore()
    }
  },
}

/** Over plain HTTP there is no clipboard: the codes are selected instead. */
export const CodesNotCopied: Story = {
  play: async ({ canvas }) => {
    const restore = replaceClipboard(() => Promise.reject(new Error('Not allowed')))
    try {
      await setUp(canvas)
      const dialog = await codesDialog()
      await userEvent.click(dialog.getByRole('button', { name: 'Copy all' }))
      await expect(await dialog.findByText('Press Ctrl+C to copy them')).toBeVisible()
      const codes = await expectCodes(dialog)
      await expect(String(getSelection())).toContain(codes[9])
    } finally {
      restore()
    }
  },
}

/** Neither Escape nor the cross leaves codes that are not stored. The dialog says why. */
export const LeftTooEarly: Story = {
  play: async (context) => {
    await Codes.play?.(context)
    const dialog = await codesDialog()
    await userEvent.keyboard('{Escape}')
    await expect(await dialog.findByText('Store the codes first')).toBeVisible()
    await waitFor(() =>
      expect(dialog.getByRole('checkbox', { name: 'I have stored them' })).toHaveFocus(),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expectCodes(dialog)
  },
}

/** A press beside the dialog does nothing. */
export const PressedBeside: Story = {
  tags: ['action'],
  play: async (context) => {
    await Codes.play?.(context)
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body })
    await expectCodes(await codesDialog())
  },
}

export const Done: Story = {
  play: async ({ canvas }) => {
    await setUp(canvas)
    await finish(await codesDialog())
    await expectClosed()
    const panel = await region(canvas)
    await expect(await panel.findByText(/10 recovery codes are unused\./)).toBeVisible()
    await expect(sessionStorage.getItem('secondFactor')).toBe('on')
  },
}

async function setUp(canvas: Canvas) {
  const dialog = await beginSetup(canvas)
  await turnOn(dialog, await codeOfApp(dialog))
}
