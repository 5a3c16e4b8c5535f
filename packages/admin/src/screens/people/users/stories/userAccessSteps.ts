import { roleFixtures } from '@staff/content/role/role.fixtures'
import type { StoryContext } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

import { fillField } from '../../../../testing/stories/fillForm'

type Play = Pick<StoryContext, 'canvas' | 'canvasElement'>

const [, clientDesk] = roleFixtures.records

export async function askForOneTimePassword({ canvas }: Play) {
  await canvas.findByText('Logged in, in 2 sessions.')
  await userEvent.click(canvas.getByRole('button', { name: 'One-time password' }))
  return within(
    await screen.findByRole('dialog', { name: 'Give Esme Thornbury a one-time password?' }),
  )
}

export async function makeOneTimePassword(context: Play) {
  const dialog = await askForOneTimePassword(context)
  await userEvent.click(dialog.getByRole('button', { name: 'Make one-time password' }))
  return dialog
}

export async function shown() {
  return within(await screen.findByRole('dialog', { name: 'One-time password for Esme Thornbury' }))
}

export async function changeRole({ canvas, canvasElement }: Play) {
  await canvas.findByRole('form')
  await fillField(canvasElement, 'roleId', clientDesk?.id)
  await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
}

export async function question() {
  return within(await screen.findByRole('dialog', { name: 'Confirm with your password' }))
}

export async function confirmWith(password: string, dialog?: ReturnType<typeof within>) {
  await confirmIn(dialog ?? (await question()), password)
}

async function confirmIn(dialog: ReturnType<typeof within>, password: string) {
  await userEvent.type(await dialog.findByLabelText(/^Password/), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
}

export function replaceClipboard(writeText: (text: string) => Promise<void>): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}
