import type { StoredView } from '@staff/contract'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { user } from '@staff/entity/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../../shared/paths'
import { answers } from '../../../../testing/fakeApi/answers'
import { AdminAt } from '../../../../testing/stories/AdminAt'
import {
  chooseAction,
  ofContracts,
  expectCurrentView,
  inLondon,
  ofLondon,
  someViews,
} from '../../../../testing/stories/careerViews'
import { expectToast } from '../../../../testing/stories/expectToast'

/** Editing and deleting a view, and two people who change one. */
const meta = {
  title: 'Screens/Features/Views/Change view',
  component: AdminAt,
  args: { path: ofLondon },
  parameters: { layout: 'fullscreen', api: { views: someViews } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Edit: Story = {
  play: async () => {
    await chooseAction('In London', 'Edit…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit view' }))
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('In London')
  },
}

export const Renamed: Story = {
  tags: ['action'],
  play: async () => {
    await rename('By the Thames')
    await expectCurrentView('By the Thames')
    await expectToast('“By the Thames” is saved.')
  },
}

const newer = {
  ...withoutOwner(inLondon),
  name: 'London only',
  query: 'q=London&type=Full+time',
  version: 2,
}

/** Somebody else has changed the view: what was typed stays, and a second press replaces their name. */
export const EditConflict: Story = {
  parameters: { api: { views: someViews, answers: [answers.conflicting('views', newer)] } },
  play: async () => {
    const dialog = await rename('By the Thames')
    await expect(await dialog.findByText(/It is called “London only” now/)).toBeVisible()
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('By the Thames')
    await expect(dialog.getByRole('button', { name: 'Save anyway' })).toBeVisible()
  },
}

export const EditGone: Story = {
  parameters: { api: { views: someViews, answers: [goneOnce()] } },
  play: async () => {
    const dialog = await rename('By the Thames')
    await expect(await dialog.findByText(/This view was deleted in the meantime/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save as a new view' }))
    await expectCurrentView('By the Thames')
  },
}

/** Both versions are shown, and one of them is kept. */
export const Conflict: Story = {
  args: { path: `${ofLondon}&type=Internship` },
  parameters: { api: { views: someViews, answers: [answers.conflicting('views', newer)] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody else has changed “London only”' }),
    )
    await expect(dialog.getByText('Type: Full time')).toBeVisible()
    await expect(dialog.getByText('Type: Internship')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Replace with mine' })).toBeVisible()
  },
}

const [oneRole, anotherRole] = roleFixtures.records
const ofOneRole: StoredView = {
  ...inLondon,
  area: 'users',
  name: 'One role',
  query: `roleId=${oneRole?.id}`,
}

/** A filter of records names them. */
export const ConflictOfReferences: Story = {
  args: { path: `${listPath('US', user)}?view=${ofOneRole.id}&roleId=${anotherRole?.id}` },
  parameters: {
    api: {
      views: [ofOneRole],
      answers: [answers.conflicting('views', { ...withoutOwner(ofOneRole), version: 2 })],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Somebody else has changed/ }))
    await expect(await dialog.findByText(`Role Name: ${oneRole?.name}`)).toBeVisible()
    await expect(dialog.getByText(`Role Name: ${anotherRole?.name}`)).toBeVisible()
  },
}

export const ConflictTheirs: Story = {
  tags: ['action'],
  ...Conflict,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use theirs' }))
    await expectCurrentView('London only')
    await expect(await canvas.findByRole('button', { name: 'Type: Full time' })).toBeVisible()
    await expect(canvas.queryByText('Changed')).toBeNull()
  },
}

export const DeleteAsked: Story = {
  args: { path: ofContracts },
  play: async () => {
    await chooseAction('Contracts', 'Delete…')
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Delete the view “Contracts”?' }),
    )
    await expect(dialog.getByText(/It disappears for everybody/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const Deleted: Story = {
  play: async ({ canvas }) => {
    await confirmDeletion()
    await expectToast('The view “In London” is deleted.')
    await expectCurrentView('All')
    await expect(canvas.queryByRole('link', { name: /^In London/ })).toBeNull()
  },
}

export const DeleteConflict: Story = {
  parameters: { api: { views: someViews, answers: [answers.conflicting('views', newer)] } },
  play: async () => {
    const dialog = await confirmDeletion()
    await expect(
      await dialog.findByText('Somebody else has changed it in the meantime.'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete anyway' })).toBeVisible()
  },
}

async function rename(name: string) {
  await chooseAction('In London', 'Edit…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit view' }))
  const input = dialog.getByLabelText(/^Name/)
  await userEvent.clear(input)
  await userEvent.type(input, `${name}{Enter}`)
  return dialog
}

async function confirmDeletion() {
  await chooseAction('In London', 'Delete…')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  return dialog
}

function withoutOwner({ ownerId, ...view }: StoredView) {
  return { ...view, shared: ownerId === null, missing: [], count: null }
}

function goneOnce() {
  return () => {
    let isGone = false
    return ({ area, method }: { area: string; method: string }) => {
      if (area !== 'views' || method !== 'PATCH' || isGone) return undefined
      isGone = true
      return { status: 404, body: { message: 'There is no such view. It may have been deleted.' } }
    }
  }
}
