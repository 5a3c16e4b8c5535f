import { roleFixtures } from '@staff/content/role/role.fixtures'
import { role } from '@staff/entity/people'
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { editPath } from '../../../../../shared/paths'
import { answers, type Override } from '../../../../../testing/fakeApi/answers'
import type { FakeAnswer } from '../../../../../testing/fakeApi/fakeAnswer'

type Canvas = StoryContext['canvas']

const [, clientDesk] = roleFixtures.records

/** The id of the role of the stories, and its form. */
export const roleId = String(clientDesk?.id)
export const formOfRole = editPath('US', role, roleId)

/** The password need not be confirmed. */
export const confirmed = { confirmed: true }

const TITLE = 'Require a second factor of Client desk'

/** The panel of the role. */
export async function panelOf(canvas: Canvas) {
  return within(await canvas.findByRole('region', { name: 'Second factor' }))
}

/** Opens the dialog. */
export async function ask(canvas: Canvas, button = 'Require…') {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: TITLE }))
}

type Dialog = Awaited<ReturnType<typeof ask>>

/** Types a day, if there is one, and sends it. */
export async function requireFrom(dialog: Dialog, day?: string) {
  if (day) await userEvent.type(dialog.getByRole('textbox', { name: 'From' }), day)
  await userEvent.click(dialog.getByRole('button', { name: 'Require' }))
}

/** The message is at the field, which has the focus. */
export async function expectRefusal(dialog: Dialog, message: string) {
  await expect(await dialog.findByText(message)).toBeVisible()
  const day = dialog.getByRole('textbox', { name: 'From' })
  await expect(day).toBeInvalid()
  await waitFor(() => expect(day).toHaveFocus())
}

/** Another answer to the calls about the second factor with this method. */
export function factorAnswer(answer: FakeAnswer, method = 'GET'): Override {
  return () => (request) =>
    request.area === 'roles' && request.part === 'second-factor' && request.method === method
      ? answer
      : undefined
}

/** The read of the second factor fails. */
export function failingFactor(...given: Parameters<Override>): ReturnType<Override> {
  const inPlace = answers.failing('roles')(...given)
  return (request) => (request.part === 'second-factor' ? inPlace(request) : undefined)
}
