import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { historyPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { blogHistory, choose, openHistory } from '../../testing/stories/blogHistory'

const { fewVersions, HISTORY, manyVersions } = blogHistory(blogFixtures)

/** The versions of a record. */
const meta = {
  title: 'Screens/Features/History',
  component: AdminAt,
  args: { path: HISTORY },
  parameters: { layout: 'fullscreen', api: fewVersions },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const WITHOUT_HISTORY = HISTORY.replace('?history', '')

export const FewVersions: Story = {
  play: async () => {
    const dialog = await openHistory()
    const reasons = dialog.getAllByRole('link').map((link) => link.firstChild?.textContent)
    await expect(reasons).toEqual([
      'Restored: Image, Author',
      'Changed: Description',
      'Imported: Image, Author, Tags',
      'Changed with others: Tags',
      'Changed: Title',
      'Stored before the history began',
    ])
  },
}

/** Each version says what the public site does or did with it. */
export const OnTheSite: Story = {
  parameters: {
    api: {
      ...fewVersions,
      lives: {
        blogs: {
          [blogFixtures.filled.id]: [
            { version: 2, from: '2026-10-14T09:00:00Z', until: '2026-11-02T09:00:00Z' },
            { version: 4, from: '2026-11-13T09:00:00Z', until: '2026-12-01T14:00:00Z' },
            { version: 6, from: '2026-12-01T14:00:00Z', until: null },
          ],
        },
      },
    },
  },
  play: async () => {
    const dialog = await openHistory()
    const scheduled = 'Goes live Tue, Dec 1, 9:00 AM in New York'
    await expect(await dialog.findByText(scheduled)).toBeVisible()
    const links = dialog.getAllByRole('link').map((link) => link.textContent)
    await expect(links[0]).toContain('Scheduled')
    await expect(links[2]).toContain('On the site since Fri, Nov 13, 4:00 AM until')
    await expect(links[4]).toContain(
      'On the site from Wed, Oct 14, 5:00 AM to Mon, Nov 2, 4:00 AM in New York',
    )
    await expect(links[1]).not.toContain('On the site')
  },
}

export const OnTheSiteOnAPhone: Story = {
  ...OnTheSite,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const OnlyVersion: Story = {
  args: { path: historyPath('US', blog, blogFixtures.records[1]?.id ?? '') },
  play: async () => {
    const dialog = await openHistory()
    await userEvent.click(dialog.getByRole('link', { name: /Current/ }))
    await expect(await dialog.findByText('This is the only version.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Restore this version' })).toBeNull()
  },
}

export const ManyVersions: Story = {
  parameters: { api: manyVersions },
  play: async () => {
    const dialog = await openHistory()
    await expect(dialog.getAllByRole('link')).toHaveLength(50)
    await expect(dialog.getByText(/50 of 200 versions/)).toBeVisible()
  },
}

export const MoreShown: Story = {
  ...ManyVersions,
  play: async () => {
    const dialog = await openHistory()
    const button = dialog.getByRole('button', { name: 'Show more' })
    await userEvent.click(button)
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(100))
    await expect(button).toHaveFocus()
  },
}

/** A link leads to a version that is not among the newest ones. */
export const LinkedVersion: Story = {
  ...ManyVersions,
  args: { path: `${HISTORY}=120` },
  play: async () => {
    const dialog = await openHistory()
    await expect(await dialog.findByRole('region', { name: 'Version 120' })).toBeVisible()
    await expect(await dialog.findByText('119', { selector: 'del' })).toBeVisible()
  },
}

/** The Tab key stops once at the list, the arrow keys move in it, and Enter chooses. */
export const ByKeyboard: Story = {
  play: async () => {
    const dialog = await openHistory()
    dialog.getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    await expect(dialog.getByRole('link', { name: /Version 6 / })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    const heading = await dialog.findByRole('heading', { name: 'Version 4' })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: /Compare with/ })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'All versions' }))
    await waitFor(() => expect(dialog.getByRole('link', { name: /Version 4 / })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(dialog.getByRole('link', { name: /Version 1 / })).toHaveFocus()
  },
}

/** Opened from the form, which keeps what was typed. Escape leads back to the button. */
export const Closed: Story = {
  tags: ['action'],
  args: { path: WITHOUT_HISTORY },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' })
    await userEvent.type(title, '!')
    const opener = canvas.getByRole('link', { name: 'History' })
    await userEvent.click(opener)
    await choose(4)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(title).toHaveValue('What a Friday demo does to a project!')
  },
}

/** Staff may not open the form, and so not its history. */
export const AsStaff: Story = {
  parameters: { api: { ...fewVersions, role: 'staff' } },
  play: async ({ canvas }) => {
    const said = 'You do not have permission to view this page.'
    await expect(await canvas.findByText(said)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A wide window makes room for the panel, so all of the form beside it can be read. */
export const BesideTheForm: Story = {
  play: async ({ canvas }) => {
    await openHistory()
    const panel = screen.getByRole('dialog').getBoundingClientRect()
    const field = await canvas.findByRole('textbox', { name: 'Title', hidden: true })
    await waitFor(() => expect(field.getBoundingClientRect().right).toBeLessThan(panel.left))
    await expect(field.clientWidth).toBeGreaterThan(400)
  },
}

export const OnAPhone: Story = {
  ...FewVersions,
  ...phone(),
  play: async () => void (await openHistory()),
}

/** The list comes back with its focus. */
export const BackToTheList: Story = {
  ...phone(),
  tags: ['action'],
  play: async () => {
    const pane = await choose(4)
    await waitFor(() => expect(pane.getByRole('heading', { name: 'Version 4' })).toHaveFocus())
    await userEvent.click(pane.getByRole('button', { name: 'All versions' }))
    const dialog = await openHistory()
    await waitFor(() => expect(dialog.getByRole('link', { name: /Version 4 / })).toHaveFocus())
  },
}

export const Dark: Story = { ...FewVersions, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...FewVersions, globals: { direction: 'rtl' } }

function phone(): Pick<Story, 'globals'> {
  return { globals: { viewport: { value: 'phone' } } }
}
