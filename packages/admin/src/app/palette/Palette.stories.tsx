import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { editPath, listPath } from '../../shared/paths'
import { rememberRecent } from '../../stores/preferences/recents'
import { AdminAt } from '../../testing/stories/AdminAt'
import { active, groupNames, open } from './paletteSteps'

/** The palette opens with Ctrl K, and leads to every screen, record and action by typing. */
const meta = {
  title: 'Screens/Features/Palette',
  component: AdminAt,
  args: { path: listPath('US', career) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const visited = careerFixtures.filled

/** Without a text: the screens and actions that the user may open. */
export const WithoutRecents: Story = {
  play: async () => {
    await open()
    await expect(groupNames()).toEqual(['Screens', 'Actions'])
    await expect(screen.getByRole('option', { name: 'Add a testimonial' })).toBeVisible()
    await expect(screen.getByRole('option', { name: 'Switch to UK' })).toBeVisible()
  },
}

/** The trash of all areas is a screen, found by other words for it too. */
export const TrashFound: Story = {
  play: async () => {
    await open()
    await userEvent.keyboard('trash')
    await expect(active()).toHaveAccessibleName('Trash')
    await userEvent.keyboard('{Control>}a{/Control}bin')
    await expect(await screen.findByRole('option', { name: 'Trash' })).toBeVisible()
  },
}

/** What was opened last comes first. */
export const WithRecents: Story = {
  play: async () => {
    rememberRecent({ id: 'log-in-elsewhere' })
    rememberRecent({ area: 'blogs', id: '1', title: 'Trains' })
    rememberRecent({ id: 'list-blogs' })
    await open()
    await expect(groupNames()[0]).toBe('Recent')
    await expect(active()).toHaveAccessibleName('Blogs')
  },
}

/** A record whose form was open is there without a search. */
export const RecordVisited: Story = {
  args: { path: editPath('US', career, visited.jobId) },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Title' })
    const links = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await userEvent.click(links.getByRole('link', { name: 'Careers' }))
    await canvas.findByRole('searchbox')
    await open()
    await expect(groupNames()[0]).toBe('Recent')
    await expect(active()).toHaveAccessibleName(visited.title)
  },
}

/** The first item is active. Arrows move, and typing on starts at the first again. */
export const MovedByKeyboard: Story = {
  play: async () => {
    await open()
    await userEvent.keyboard('testim{ArrowDown}')
    await expect(active()).toHaveAccessibleName('Add a testimonial')
    await userEvent.keyboard('o')
    await expect(active()).toHaveAccessibleName('Testimonials')
  },
}

export const AsStaff: Story = {
  parameters: { api: { role: 'staff' } },
  args: { path: '/US/dashboard' },
  play: async () => {
    await open()
    const names = screen.getAllByRole('option').map((option) => option.textContent?.trim())
    await expect(names.slice(0, 3)).toEqual(['Home', 'Queries', 'Change password'])
    await expect(names.filter((name) => /^(Add|Import)/.test(name ?? ''))).toEqual([])
  },
}

/** Areas that only the US has are left out. */
export const InTheUK: Story = {
  args: { path: listPath('UK', career) },
  play: async () => {
    await open()
    await expect(screen.queryByRole('option', { name: 'Services' })).toBeNull()
    await expect(screen.getByRole('option', { name: 'Switch to US' })).toBeVisible()
  },
}

export const Dark: Story = { ...WithoutRecents, globals: { theme: 'dark' } }

/** The button is an icon, and the palette the whole screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
    const dialog = await screen.findByRole('dialog', { name: 'Search or jump to…' })
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth)
  },
}

/** Escape gives the focus back. */
export const Closed: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox')
    search.focus()
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(search).toHaveFocus())
  },
}
