import { role } from '@staff/entity/people'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { editPath, listPath } from '../../../shared/paths'
import { chooseInRow } from '../../../testing/stories/rowMenu'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { editStories, journeyStory, listStories } from '../../../testing/stories/areaStories'
import { expectToast } from '../../../testing/stories/expectToast'
import { FAKE_LOGIN } from '../../../testing/fakeApi/personal/fakePeople'
import { fillField } from '../../../testing/stories/fillForm'
import { screenParameters } from '../../../testing/stories/screenStory'
import { confirmWith } from '../users/stories/userAccessSteps'

const list = listStories(roleFixtures)
const edit = editStories(roleFixtures)
const { filled } = roleFixtures
const [editor, clientDesk] = roleFixtures.records

/** The roles of colleagues, and what each of them may open. */
const meta = {
  title: 'Screens/Areas/Roles',
  component: AdminAt,
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The list shows the role type as text, and the number of users. */
export const List: Story = {
  ...list.filled,
  play: async (context) => {
    await list.filled.play(context)
    const row = context.canvas.getByRole('row', { name: /Client desk/ })
    await expect(within(row).getByText('Staff')).toBeVisible()
    await expect(within(row).getByText('3')).toBeVisible()
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
export const Journey: Story = { ...journeyStory(roleFixtures), tags: ['action'] }

/** A role with users cannot be deleted, and a toast gives the reason. */
export const InUse: Story = {
  args: { path: listPath('US', role) },
  play: async ({ canvas }) => {
    await chooseInRow(canvas, 'Client desk', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/“Client desk” disappears from the console\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expectToast(/^This role cannot be deleted while somebody has it: /)
    await expect(canvas.getByRole('rowheader', { name: 'Client desk' })).toBeVisible()
  },
}

export const NameTaken: Story = {
  args: { path: editPath('US', role, filled.id) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('form')
    await fillField(canvasElement, 'name', 'client DESK')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const message = 'Name is used by another role'
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible()
  },
}

/** The type of the last administrator role with users cannot change to staff. */
export const LastAdministrators: Story = {
  args: { path: editPath('US', role, filled.id) },
  parameters: { api: { records: { users: [userFixtures.filled] } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('form')
    await fillField(canvasElement, 'roleTypeId', 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const message = 'The last administrator has this role. Make somebody else one first.'
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible()
  },
}

/** A role type that changes to administrator needs a confirmation. */
export const RoleTypeConfirmed: Story = {
  args: { path: editPath('US', role, String(clientDesk?.id)) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('form')
    await fillField(canvasElement, 'roleTypeId', editor?.roleTypeId)
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
    await confirmWith(FAKE_LOGIN.password)
    await expectToast(/Client desk.* is saved/)
  },
}

/** The form names the people who would lose or get something. */
export const RightsOfPeople: Story = {
  args: { path: editPath('US', role, String(clientDesk?.id)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Careers: Publish' }))
    const changes = within(canvas.getByRole('status', { name: 'What changes' }))
    const names = 'Hal Pemberton, Kofi Adjei, Ottilie Grant'
    await expect(
      await changes.findByText(`3 people get Publish in Careers: ${names}`),
    ).toBeVisible()
  },
}
