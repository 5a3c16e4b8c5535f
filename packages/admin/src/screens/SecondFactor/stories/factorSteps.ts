import { codeOfStep, timeStep } from '@staff/contract'
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { Override } from '../../../testing/fakeApi/answers'
import { answers } from '../../../testing/fakeApi/answers'
import type { FakeApiOptions } from '../../../testing/fakeApi/fakeApiOptions'

type Canvas = StoryContext['canvas']
type Screen = ReturnType<typeof within>

/** The password need not be confirmed, unless a story is about that. */
export const confirmed = { confirmed: true }

/** A fake API whose user has a second factor and this number of unused recovery codes. */
export function on(recoveryCodes = 8, options: FakeApiOptions = {}): FakeApiOptions {
  return { ...confirmed, secondFactor: { state: 'on', recoveryCodes }, ...options }
}

/** A fake API whose user has no second factor, and whose role requires one from a day. */
export function requiredFrom(from: string, options: FakeApiOptions = {}): FakeApiOptions {
  return { ...confirmed, secondFactor: { from }, ...options }
}

/** Another answer to the calls about the own second factor with these methods. All others work. */
export function factorAnswer(
  outcome: 'never' | 'failed' | 'failedOnce',
  method: 'GET' | 'POST' | 'DELETE',
): Override {
  return (...given) => {
    const times = outcome === 'failedOnce' ? 1 : Infinity
    let left = times
    const failed = answers.failing('me')(...given)
    return (request) => {
      if (request.area !== 'me' || request.id !== 'second-factor') return undefined
      if (request.method !== method || left <= 0) return undefined
      left -= 1
      return outcome === 'never' ? 'never' : failed(request)
    }
  }
}

/** Presses the button that sets up an app, and returns what asks then: a dialog. */
export async function beginSetup(canvas: Canvas, button = 'Set up an authenticator app') {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: button }))
}

/** The first code of the app that was given the key on the screen. */
export async function codeOfApp(shown: Screen): Promise<string> {
  const key = await shown.findByLabelText('Key')
  return codeOfStep((key.textContent ?? '').replaceAll(' ', ''), timeStep(Date.now()))
}

/** Types a code and sends it. */
export async function turnOn(shown: Screen, code: string) {
  await userEvent.type(await shown.findByRole('textbox', { name: 'Code' }), code)
  await userEvent.click(shown.getByRole('button', { name: 'Turn on' }))
}

/** The dialog with the recovery codes. */
export async function codesDialog() {
  return within(await screen.findByRole('dialog', { name: 'Store your recovery codes' }))
}

/** The ten codes on the screen. */
export async function expectCodes(shown: Screen): Promise<string[]> {
  const list = within(await shown.findByRole('list', { name: 'Recovery codes' }))
  const codes = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  await expect(codes).toHaveLength(10)
  for (const code of codes) await expect(code).toMatch(/^(?:[A-Z2-7]{4}-)+[A-Z2-7]{4}$/)
  return codes
}

/** Says that the codes are stored, and goes on. */
export async function finish(shown: Screen) {
  await userEvent.click(await shown.findByRole('checkbox', { name: 'I have stored them' }))
  await userEvent.click(shown.getByRole('button', { name: 'Done' }))
}

/** No dialog is open any more. */
export async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** The panel of the screen, or another region. */
export async function region(canvas: Canvas, name = 'Second factor') {
  return within(await canvas.findByRole('region', { name }))
}
