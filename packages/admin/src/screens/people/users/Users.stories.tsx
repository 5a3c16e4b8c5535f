import { user } from '@staff/entity/people'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { createPath, editPath, listPath } from '../../../shared/paths'
import { readDraft } from '../../../stores/drafts/sealedDrafts'
import { draftOwner } from '../../../stores/session/auth'
import { chooseInRow } from '../../../testing/stories/rowMenu'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { editStories, journeyStory, listStories } from '../../../testing/stories/areaStories'
import { expectToast } from '../../../testing/stories/expectToast'
import { fakeSession } from '../../../testing/fakeApi/personal/fakePeople'
import { fillField } from '../../../testing/stories/fillForm'
import { screenParameters } from '../../../testing/stories/screenStory'

const list = listStories(userFixtures)
const edit = editStories(userFixtures)
const { filled, create } = userFixtures
const [, clientDesk] = roleFixtures.records

/** The colleagues who can log in; only administrators open it. */
const meta = {
  title: 'Screens/Areas/Users',
  component: AdminAt,
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** First and last name are one column, and the role is shown by name. */
export const List: Story = {
  ...list.filled,
  play: async (context) => {
    await list.filled.play(context)
    const row = context.canvas.getByRole('row', { name: /Kofi Adjei/ })
    await expect(within(row).getByText('Client desk')).toBeVisible()
    const left = context.canvas.getByRole('row', { name: /Ottilie Grant/ })
    await expect(within(left).getByText('Disabled')).toBeVisible()
  },
}

export const ListLoading: Story = list.loading
export const ListNothingYet: Story = list.nothingYet
export const ListNothingFound: Story = list.nothingFound
export const ListFailed: Story = list.failed
export const ListInTheUK: Story = list.inRegion('UK')
export const ListAsStaff: Story = list.asStaff
export const Create: Story = edit.create
export const Edit: Story = edit.filled
export const EditLoading: Story = edit.loading
export const EditNotFound: Story = edit.notFound
export const EditFailed: Story = edit.failed
export const Journey: Story = {
  ...journeyStory(userFixtures, {
    ...create,
    email: 'zebra.thornbury@example.com',
    roleId: clientDesk?.id,
  }),
  tags: ['action'],
}

export const SortedByRole: Story = {
  args: { path: `${listPath('US', user)}?sort=roleName&order=asc` },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Kofi Adjei' })
    const roleName = canvas.getByRole('columnheader', { name: /Role Name/ })
    await expect(roleName).toHaveAttribute('aria-sort', 'ascending')
    const [first] = canvas.getAllByRole('row').slice(1)
    await expect(within(first ?? document.body).getByText('Client desk')).toBeVisible()
  },
}

export const EmailTaken: Story = {
  args: { path: editPath('US', user, filled.id) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('form')
    await fillField(canvasElement, 'email', 'KOFI.adjei@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const message = 'Email is used by another colleague'
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  },
}

/** The last administrator must keep an administrator role. */
export const LastAdministratorDemoted: Story = {
  args: { path: editPath('US', user, filled.id) },
  parameters: { api: { records: { users: [filled] } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('form')
    await fillField(canvasElement, 'roleId', clientDesk?.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const message = 'This is the last administrator. Make somebody else an administrator first.'
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible()
  },
}

/** Users cannot disable themselves. */
export const DisablingOwnAccount: Story = {
  args: { path: editPath('US', user, fakeSession().userId) },
  parameters: { api: { records: { users: [{ ...filled, id: fakeSession().userId }] } } },
  play: async ({ canvas, canvasElement }) => {
    await disable(canvasElement)
    const message = 'You cannot disable yourself. Another administrator can do it.'
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible()
  },
}

export const LastAdministratorDisabled: Story = {
  args: { path: editPath('US', user, filled.id) },
  parameters: { api: { records: { users: [filled] } } },
  play: async ({ canvas, canvasElement }) => {
    await disable(canvasElement)
    const message = 'This is the last administrator. Make somebody else an administrator first.'
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible()
  },
}

/** A disabled user keeps their records and cannot log in. */
export const Disabled: Story = {
  args: { path: editPath('US', user, filled.id) },
  play: async ({ canvas, canvasElement }) => {
    await disable(canvasElement)
    await expectToast(/Esme Thornbury.* is saved/)
    const row = await canvas.findByRole('row', { name: /Esme Thornbury/ })
    await expect(within(row).getByText('Disabled')).toBeVisible()
  },
}

export const LastAdministratorDeleted: Story = {
  args: { path: listPath('US', user) },
  parameters: { api: { records: { users: [filled] } } },
  play: async ({ canvas }) => {
    await chooseInRow(canvas, 'Esme Thornbury', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expectToast(/This is the last administrator/)
    await expect(canvas.getByRole('rowheader', { name: 'Esme Thornbury' })).toBeVisible()
  },
}

/** The draft of a new user does not contain the password. */
export const DraftWithoutPassword: Story = {
  tags: ['action'],
  args: { path: createPath('US', user) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('form')
    await fillField(canvasElement, 'firstName', 'Zora')
    await fillField(canvasElement, 'password', String(create['password']))
    await waitFor(() => expect(readDraft(draftOwner(), 'users/new')).toEqual({ firstName: 'Zora' }))
  },
}

async function disable(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await canvas.findByRole('form')
  await fillField(canvasElement, 'account', 'Disabled')
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
}
