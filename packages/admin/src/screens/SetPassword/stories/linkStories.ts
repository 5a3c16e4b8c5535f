import { userFixtures } from '@staff/content/user/user.fixtures'
import { expect, userEvent, within } from 'storybook/test'

import type { FakeApiOptions } from '../../../testing/fakeApi/fakeApiOptions'
import type { FakeLink } from '../../../testing/fakeApi/people/fakeLinks'
import { fillForm } from '../../../testing/stories/fillForm'

const { filled, records } = userFixtures

/** The token of the link of a story. */
export const TOKEN = 'q0Vb3yq5mC1uVQ8m2Qk4vT7cJ9xW6sYpLr0aNzEdHfg'

/** A password that the fake API accepts. */
export const OWN = 'Gentle-orchard-31'

/** A fake API whose first user has an invitation, or another link. Nobody is logged in. */
export function apiWithLink(link: Partial<FakeLink> = {}, options: FakeApiOptions = {}) {
  const { kind = 'invitation' } = link
  const isInvited = kind === 'invitation'
  return {
    loggedIn: false,
    records: { users: [{ ...filled, isInvited }, ...records.slice(1)] },
    links: [{ userId: filled.id, kind, state: 'open', token: TOKEN, ...link }],
    ...options,
  } satisfies FakeApiOptions & { loggedIn: boolean }
}

/** Chooses a password in the form, and sends it. */
export async function choose(canvasElement: HTMLElement, typed: object = {}) {
  const canvas = within(canvasElement)
  await canvas.findByRole('form')
  await fillForm(canvasElement, { newPassword: OWN, confirmPassword: OWN, ...typed })
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
}

/** The screen says why a link does not work, and where to go from there. */
export async function expectEnded(canvas: ReturnType<typeof within>, message: string) {
  await expect(await canvas.findByText(message)).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Ask for another link' })).toBeVisible()
  await expect(canvas.queryByRole('form')).toBeNull()
}
