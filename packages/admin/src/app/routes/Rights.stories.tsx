import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { career } from '@staff/content/career/career.entity'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { team } from '@staff/content/team/team.entity'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Rights } from '@staff/entity'
import { user } from '@staff/entity/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { createPath, editPath, importPath, listPath, trashPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectDenied, moreActions } from '../../testing/stories/rightsSteps'

const { filled } = blogFixtures
const title = blog.titleOf(filled)
const reception = roleFixtures.records.find(({ name }) => name === 'Reception')
const receptionist = userFixtures.records.find(({ roleId }) => roleId === reception?.id)

/** What screens offer to somebody whose role may do some things, and what they say about the rest. */
const meta = {
  title: 'Screens/Features/Rights',
  component: AdminAt,
  args: { path: listPath('US', blog) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Staff with rights of their own. */
function may(areas: Rights['areas'], others: Partial<Rights> = {}) {
  return {
    api: { role: 'staff', rights: { areas, actions: [], regions: [], ...others } },
  } as const
}

/** Only the area that is open is in the navigation. */
export const ReaderList: Story = {
  parameters: may({ blogs: 'see' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `Open ${title}` })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Add/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Edit/ })).toBeNull()
    const navigation = within(canvas.getByRole('navigation', { name: /main|navigation/i }))
    await expect(navigation.getByRole('link', { name: 'Blogs' })).toBeVisible()
    await expect(navigation.queryByRole('link', { name: 'Careers' })).toBeNull()
  },
}

/** The form is for reading: no control can be changed, and nothing saves. */
export const ReaderForm: Story = {
  args: { path: editPath('US', blog, filled.id) },
  parameters: may({ blogs: 'see' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can read this, not change it')).toBeVisible()
    await expect(
      canvas.getByText('The role Staff may see blog posts, not edit them.'),
    ).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull()
    await expect(canvas.queryByText(/^Fields marked/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'History' })).toBeVisible()
  },
}

/** @summary Somebody who edits, but may not publish, saves a draft. */
export const EditorWritesDrafts: Story = {
  tags: ['action'],
  args: { path: editPath('US', blog, filled.id) },
  parameters: may({ blogs: 'edit' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can write, but not publish')).toBeVisible()
    const field = canvas.getByLabelText(/^Title/)
    await userEvent.clear(field)
    await userEvent.type(field, 'A better title')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(
      await canvas.findByRole('rowheader', { name: 'A better title Changed' }),
    ).toBeVisible()
  },
}

/** @summary A change of what the site does not show leaves nothing to publish. */
export const EditorOfPrivateFields: Story = {
  tags: ['action'],
  args: { path: editPath('US', team, teamFixtures.filled.id) },
  parameters: may({ teams: 'edit' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can write, but not publish')).toBeVisible()
    const email = canvas.getByLabelText(/^Email/)
    await userEvent.clear(email)
    await userEvent.type(email, 'new@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const name = team.titleOf(teamFixtures.filled)
    await expect(await canvas.findByRole('rowheader', { name })).toBeVisible()
  },
}

export const Publisher: Story = {
  parameters: may({ blogs: 'publish' }, { actions: ['export', 'import'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add blog post' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: `Edit ${title}` })).toBeVisible()
    await expect(await moreActions(canvas)).toEqual(['Export…', 'Import…', 'Trash'])
  },
}

/** Without the actions: neither export nor import. */
export const PublisherWithoutActions: Story = {
  parameters: may({ blogs: 'publish' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Add blog post' })
    await expect(await moreActions(canvas)).toEqual(['Trash'])
  },
}

export const ClosedArea: Story = {
  tags: ['action'],
  args: { path: listPath('US', career) },
  parameters: may({ blogs: 'publish' }),
  play: ({ canvas }) => expectDenied(canvas, 'The role Staff may not open careers.'),
}

export const ClosedForm: Story = {
  tags: ['action'],
  args: { path: createPath('US', blog) },
  parameters: may({ blogs: 'see' }),
  play: ({ canvas }) => expectDenied(canvas, 'The role Staff may see blog posts, not edit them.'),
}

export const ClosedImport: Story = {
  tags: ['action'],
  args: { path: importPath('US', blog) },
  parameters: may({ blogs: 'publish' }),
  play: ({ canvas }) => expectDenied(canvas, 'The role Staff may not import blog posts.'),
}

export const ClosedTrash: Story = {
  tags: ['action'],
  args: { path: trashPath('US', blog) },
  parameters: may({ blogs: 'see' }),
  play: ({ canvas }) =>
    expectDenied(canvas, 'The role Staff may see blog posts, not publish them.'),
}

/** The queries of the US are nowhere, not even in a count. */
export const OneRegion: Story = {
  args: { path: listPath('UK', query) },
  parameters: may({}, { regions: ['UK'] }),
  play: async ({ canvas }) => {
    const ofUk = queryFixtures.records.filter(({ region }) => region === 'UK')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBe(ofUk.length + 1))
    const other = queryFixtures.records.find(({ region }) => region === 'US')
    await expect(canvas.queryByText(other?.subject ?? '')).toBeNull()
  },
}

/** Areas that only the site of the US shows are closed for the UK. */
export const AreaOfAnotherRegion: Story = {
  args: { path: listPath('US', team) },
  parameters: may({ teams: 'publish' }, { regions: ['UK'] }),
  play: ({ canvas }) => expectDenied(canvas, 'The role Staff is for UK, and this is for US.'),
}

/** The table of a user's role beside their form, with the reasons. */
export const OfAUser: Story = {
  args: { path: editPath('US', user, receptionist?.id ?? '') },
  parameters: { api: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What may they do?')).toBeVisible()
    await expect(
      await canvas.findByText('The role Reception may see careers, not publish them.'),
    ).toBeVisible()
    await expect(canvas.getByText('The role Reception may not open blog posts.')).toBeVisible()
  },
}
