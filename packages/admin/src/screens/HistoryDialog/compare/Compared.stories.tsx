import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { user } from '@staff/entity/people'
import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { request } from '../../../data/http/request'
import { editPath } from '../../../shared/paths'
import type { answers } from '../../../testing/fakeApi/answers'
import {
  expectDifferentLooks,
  expectIconsVisible,
  withForcedColours,
} from '../../../testing/limits/forcedColours'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { blogHistory, choose, openHistory } from '../../../testing/stories/blogHistory'

const { equalVersions, fewVersions, HISTORY } = blogHistory(blogFixtures)

/** What differs between two versions of a record. */
const meta = {
  title: 'Screens/Features/History/Compared',
  component: AdminAt,
  args: { path: HISTORY },
  parameters: { layout: 'fullscreen', api: fewVersions },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** With the version before it, unless another one is chosen. */
export const WordsMarked: Story = {
  play: async () => {
    const pane = await choose(5)
    await expect(pane.getByRole('heading', { name: 'Description' })).toBeVisible()
    await expect(pane.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
      'now ',
      'real ',
      ', the surprises smaller, and the invoices easier to explain',
      expect.stringContaining('This is how we began'),
    ])
    await expect(pane.queryByRole('heading', { name: 'Title' })).toBeNull()
  },
}

/** Pictures stand beside each other, and each tag is marked by itself. */
export const PictureChanged: Story = {
  play: async () => {
    const pane = await choose(4)
    await expect(pane.getAllByRole('img', { name: 'Picture' })).toHaveLength(2)
    await expect(pane.getByText('Clients', { selector: 'del' })).toBeVisible()
    await expect(pane.getByText('Teams', { selector: 'ins' })).toBeVisible()
    await expect(pane.getAllByText('Delivery', { selector: 'span' })).toHaveLength(2)
  },
}

/** What was added and removed differs by its lines, because all colours are those of the system. */
export const ForcedColours: Story = {
  play: async () => {
    const pane = await choose(4)
    const [added = null] = pane.getAllByRole('insertion')
    const [removed = null] = pane.getAllByRole('deletion')
    await withForcedColours(async () => {
      await expectDifferentLooks(added, removed)
      await expectDifferentLooks(added, added?.parentElement ?? null)
      await expectDifferentLooks(removed, removed?.parentElement ?? null)
      await expectIconsVisible()
    })
  },
}

export const WithCurrent: Story = {
  args: { path: `${HISTORY}=2&with=current` },
  play: async () => {
    const dialog = await openHistory()
    const pane = within(await dialog.findByRole('region', { name: 'Version 2' }))
    await expect(await pane.findByRole('heading', { name: 'Tags' })).toBeVisible()
    const select = pane.getByRole('button', { name: /Compare with/ })
    await expect(select).toHaveTextContent('Version 6, the current one')
  },
}

/** Any two, chosen in the select. The earlier one is always the first. */
export const AnyTwo: Story = {
  play: async () => {
    const pane = await choose(2)
    await userEvent.click(pane.getByRole('button', { name: /Compare with/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^Version 4, / }))
    await expect(await pane.findByText('Teams', { selector: 'ins' })).toBeVisible()
    await expect(pane.getByRole('button', { name: /Compare with/ })).toHaveTextContent('Version 4')
  },
}

/** Unchanged fields too. */
export const AllFields: Story = {
  play: async () => {
    const pane = await choose(5)
    await userEvent.click(pane.getByRole('button', { name: 'Show all fields' }))
    const fields = Object.keys(blog.fields)
    await expect(pane.getAllByRole('heading', { level: 4 })).toHaveLength(fields.length)
    await expect(pane.getByRole('button', { name: 'Show only what differs' })).toBeVisible()
  },
}

export const NoDifferences: Story = {
  parameters: { api: equalVersions },
  play: async () => {
    const dialog = await openHistory()
    await userEvent.click(dialog.getByRole('link', { name: /Current/ }))
    const none = await dialog.findByText('There are no differences.', { selector: 'p' })
    await expect(none).toBeVisible()
  },
}

/** There is nothing before it: all fields are shown as they were. */
export const FirstVersion: Story = {
  args: { path: `${HISTORY}=1` },
  play: async () => {
    const dialog = await openHistory()
    const pane = within(await dialog.findByRole('region', { name: 'Version 1' }))
    await expect(await pane.findByText('Friday demos')).toBeVisible()
    await expect(pane.queryByRole('insertion')).toBeNull()
  },
}

/** A reference is shown by the title of its record. */
export const ReferenceChanged: Story = {
  args: { path: editPath('US', user, userFixtures.filled.id) },
  parameters: { api: { confirmed: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('form')
    const { id, version } = userFixtures.filled
    const roleId = userFixtures.records.find((each) => each.roleId !== userFixtures.filled.roleId)
    await request(`/users/${id}`, {
      method: 'PATCH',
      body: { roleId: roleId?.roleId },
      ifMatch: version,
    })
    await userEvent.click(canvas.getByRole('link', { name: 'History' }))
    const dialog = await openHistory()
    await userEvent.click(dialog.getByRole('link', { name: /Current/ }))
    await waitFor(() => expect(dialog.getByRole('deletion')).toHaveTextContent(/^[A-Z][a-z]/))
    await expect(dialog.getByRole('insertion')).toBeVisible()
  },
}

export const VersionLoading: Story = {
  parameters: { api: { ...fewVersions, answers: [unread('never')] } },
  args: { path: `${HISTORY}=6` },
  play: async () => {
    const dialog = await openHistory()
    await expect(dialog.getByRole('region', { name: 'Version 6' })).toBeVisible()
  },
}

export const VersionFailed: Story = {
  parameters: { api: { ...fewVersions, answers: [unread('offline')] } },
  args: { path: `${HISTORY}=6` },
  play: async () => {
    const dialog = await openHistory()
    await expect(await dialog.findByText('The versions could not be compared')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...PictureChanged,
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...WordsMarked, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...WordsMarked, globals: { direction: 'rtl' } }

/** The versions are listed, but none can be read. */
function unread(answer: 'never' | 'offline'): ReturnType<typeof answers.offline> {
  return () =>
    ({ part, version }) =>
      part === 'history' && version ? answer : undefined
}
