import { userFixtures } from '@staff/content/user/user.fixtures'
import type { StoryContext } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

import { editPath } from '../../../../shared/paths'
import type { FakeApiOptions } from '../../../../testing/fakeApi/fakeApiOptions'
import type { FakeLink } from '../../../../testing/fakeApi/people/fakeLinks'

const { filled, records, entity: user } = userFixtures

/** A time before that of the stories. */
export const EARLIER = '2026-11-12T09:00:00.000Z'

/** The form of the first user. */
export const formOfEsme = editPath('US', user, filled.id)

type Link = Omit<FakeLink, 'userId' | 'kind'>

/** A fake API whose first user has no password, with their last invitation if there is one. */
export function invited(link?: Link, options: FakeApiOptions = {}, values: object = {}) {
  return apiWith({ ...values, isInvited: true }, link && { ...link, kind: 'invitation' }, options)
}

/** A fake API whose first user has a password, with the last link to choose another if there is one. */
export function joined(link?: Link, options: FakeApiOptions = {}) {
  return apiWith({}, link && { ...link, kind: 'reset' }, options)
}

function apiWith(
  values: object,
  link: Omit<FakeLink, 'userId'> | undefined,
  options: FakeApiOptions,
): FakeApiOptions {
  return {
    records: { users: [{ ...filled, ...values }, ...records.slice(1)] },
    links: link ? [{ userId: filled.id, ...link }] : [],
    ...options,
  }
}

type Play = Pick<StoryContext, 'canvas'>

/** Presses a button of the panel. Returns the dialog that asks. */
export async function askForLink({ canvas }: Play, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

/** The same, and answers the question. */
export async function giveLink(context: Play, button: string, answer: string) {
  const dialog = await askForLink(context, button)
  await userEvent.click(dialog.getByRole('button', { name: answer }))
  return dialog
}
