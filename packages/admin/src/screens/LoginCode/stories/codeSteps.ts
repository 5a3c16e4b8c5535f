import { Problem, ticketEnded } from '@staff/contract'
import { expect, userEvent, waitFor, type within } from 'storybook/test'

import { problemAnswer, type FakeAnswer } from '../../../testing/fakeApi/fakeAnswer'
import type { Override } from '../../../testing/fakeApi/answers'
import type { FakeApiOptions } from '../../../testing/fakeApi/fakeApiOptions'

type Canvas = ReturnType<typeof within>

/** A fake API whose user has a second factor. */
export function withFactor(options: FakeApiOptions = {}): FakeApiOptions {
  return { secondFactor: { state: 'on', recoveryCodes: 8 }, ...options }
}

/** Another answer to the second step of the login. The first one works. */
function codeAnswer(answer: FakeAnswer): Override {
  return () =>
    ({ area, id }) =>
      area === 'login' && id === 'second-factor' ? answer : undefined
}

/** Other answers to the second step. */
export const codeAnswers = {
  never: codeAnswer('never'),
  offline: codeAnswer('offline'),
  ended: codeAnswer(problemAnswer(ticketEnded())),
  tooMany: codeAnswer(
    problemAnswer(new Problem(429, 'Too many attempts. Please try again in 15 minutes.')),
  ),
}

/** The field for the code, when it has the focus. */
export async function codeField(canvas: Canvas, name = 'Code') {
  const code = await canvas.findByRole('textbox', { name })
  await waitFor(() => expect(code).toHaveFocus())
  return code
}

/** Types a code into the second step and sends it. */
export async function sendCode(canvas: Canvas, code: string, name?: string) {
  await userEvent.type(await codeField(canvas, name), code)
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
}
