import { rowsOfRights } from '@staff/contract'
import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { entities } from '@staff/content/entities'
import { query } from '@staff/content/query/query.entity'
import type { RoleAction, Step } from '@staff/entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { createPath, editPath, homePath, listPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectDenied, moreActions } from '../../testing/stories/rightsSteps'

/** The same screens for each role that the table of rights has a template for. */
const meta = {
  title: 'Screens/Features/Rights/By role',
  component: AdminAt,
  args: { path: homePath('US') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const title = blog.titleOf(blogFixtures.filled)

const editor = may('publish', ['export', 'import'])
const writer = may('edit')
const reader = may('see')
const support = may('nothing')

const form = { path: editPath('US', blog, blogFixtures.filled.id) }
const list = { path: listPath('US', blog) }
const create = { path: createPath('US', blog) }
const queries = { path: listPath('US', query) }

export const EditorHome: Story = home(editor, ['Blogs', 'Queries'])
export const WriterHome: Story = home(writer, ['Blogs', 'Queries'])
export const ReaderHome: Story = home(reader, ['Blogs', 'Queries'])
export const SupportHome: Story = home(support, ['Queries'])

export const EditorList: Story = listOffering(editor, {
  adds: true,
  edits: true,
  more: ['Export…', 'Import…', 'Trash'],
})

export const WriterList: Story = listOffering(writer, { adds: true, edits: true })

export const ReaderList: Story = listOffering(reader, { adds: false, edits: false })

export const SupportList: Story = denied(support, list, 'The role Staff may not open blog posts.')

export const EditorForm: Story = {
  ...editor,
  args: form,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toBeEnabled()
    await expect(canvas.queryByText(/^You can/)).toBeNull()
  },
}

export const WriterForm: Story = {
  ...writer,
  args: form,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can write, but not publish')).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toBeEnabled()
  },
}

export const ReaderForm: Story = {
  ...reader,
  args: form,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can read this, not change it')).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toBeDisabled()
  },
}

export const SupportForm: Story = denied(support, form, 'The role Staff may not open blog posts.')

export const EditorCreate: Story = {
  ...editor,
  args: create,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add blog post' })).toBeVisible()
  },
}

export const WriterCreate: Story = {
  ...writer,
  args: create,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add blog post' })).toBeVisible()
  },
}

export const ReaderCreate: Story = denied(
  reader,
  create,
  'The role Staff may see blog posts, not edit them.',
)

export const SupportCreate: Story = denied(
  support,
  create,
  'The role Staff may not open blog posts.',
)

/** Queries are the work of every role. */
export const EditorQueries: Story = answering(editor)
export const WriterQueries: Story = answering(writer)
export const ReaderQueries: Story = answering(reader)
export const SupportQueries: Story = answering(support)

/** Staff with the same step in every area of the table. */
function may(step: Step, actions: readonly RoleAction[] = []) {
  const given = rowsOfRights(entities).map(({ area }) => [area, step] as const)
  const areas = Object.fromEntries(step === 'nothing' ? [] : given)
  return {
    parameters: { api: { role: 'staff', rights: { areas, actions, regions: [] } } },
  } as const
}

type Role = ReturnType<typeof may>

function home(role: Role, areas: readonly string[]): Story {
  return {
    ...role,
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { name: /^Good / })).toBeVisible()
      const navigation = within(canvas.getByRole('navigation', { name: 'Main' }))
      for (const name of ['Blogs', 'Queries', 'Users'])
        await expect(navigation.queryAllByRole('link', { name })).toHaveLength(
          areas.includes(name) ? 1 : 0,
        )
    },
  }
}

/** A screen that is closed to a role. It looks the same for each role, so the story has the tag `action`. */
function denied(role: Role, args: { path: string }, because: string): Story {
  return {
    ...role,
    tags: ['action'],
    args,
    play: ({ canvas }) => expectDenied(canvas, because),
  }
}

function answering(role: Role): Story {
  return {
    ...role,
    tags: ['action'],
    args: queries,
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('table', { name: 'Queries' })).toBeVisible()
      await expect(canvas.queryByRole('link', { name: /^Add/ })).toBeNull()
    },
  }
}

interface ListOffer {
  adds: boolean
  edits: boolean
  /**
   * The names in the menu More.
   * @default none: there is no menu
   */
  more?: readonly string[]
}

function listOffering(role: Role, { adds, edits, more = [] }: ListOffer): Story {
  return {
    ...role,
    args: list,
    play: async ({ canvas }) => {
      const names = await canvas.findAllByRole('link', { name: new RegExp(`${title}$`) })
      await expect(names[0]).toBeVisible()
      const links = (name: string) => canvas.queryAllByRole('link', { name })
      await expect(links('Add blog post')).toHaveLength(Number(adds))
      await expect(links(`Edit ${title}`)).toHaveLength(Number(edits))
      await expect(await moreActions(canvas)).toEqual(more)
    },
  }
}
