import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { Override } from '../../../../testing/fakeApi/answers'
import type { FakeAnswer } from '../../../../testing/fakeApi/fakeAnswer'

type Canvas = StoryContext['canvas']

/** Chooses something in the menu beside Save. */
export async function chooseWay(canvas: Canvas, name: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More ways to save' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** Chooses 'Schedule…' beside Save, and returns the dialog. */
export async function openSchedule(canvas: Canvas) {
  await chooseWay(canvas, /^Schedule…/)
  return scheduleDialog()
}

/** The dialog, when its inputs are there. */
export async function scheduleDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: /^Schedule this/ }))
  await dialog.findByRole('radiogroup', { name: 'Goes live' })
  return dialog
}

/** Types into an input in place of what it has. */
export async function retype(part: Pick<typeof screen, 'getByRole'>, name: string, text: string) {
  const input = part.getByRole('textbox', { name })
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

/** Chooses a day and a time for the end. */
export async function typeEnd(dialog: Pick<typeof screen, 'getByRole'>, day: string, time: string) {
  const ends = within(dialog.getByRole('radiogroup', { name: 'Ends' }))
  await userEvent.click(ends.getByRole('radio', { name: 'Date and time' }))
  await retype(dialog, 'End day', day)
  await retype(dialog, 'End time', time)
}

/** Waits until the dialog has closed. */
export async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** The bodies of the writes of the story that runs. */
export const sent: unknown[] = []

/** Notes the bodies of writes. */
export const noting: Override = () => {
  sent.length = 0
  return ({ area, method, body }) => {
    if (area === 'careers' && method !== 'GET') sent.push(body)
    return undefined
  }
}

/** The times at which a record is live are never read. */
export const neverLive: Override =
  () =>
  ({ part }) =>
    part === 'live' ? 'never' : undefined

/** The first publication is answered otherwise. */
export function publishedOnce(answer: FakeAnswer): Override {
  return () => {
    let isAnswered = false
    return ({ part }) => {
      if (part !== 'publish' || isAnswered) return undefined
      isAnswered = true
      return answer
    }
  }
}
