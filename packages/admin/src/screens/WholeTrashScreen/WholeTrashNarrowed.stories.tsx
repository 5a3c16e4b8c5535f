import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { trashedPath, wholeTrashPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { trashedInAreas } from '../../testing/stories/trashed'
import { restoreButton, restoreButtons } from '../../testing/stories/wholeTrashSteps'

const some = trashedInAreas(careerFixtures, queryFixtures, teamFixtures)
const [first = '', second = ''] = careerFixtures.records.map(career.titleOf)
const [visitor = ''] = queryFixtures.records.map(query.titleOf)
const path = wholeTrashPath('US')

/** A part of the trash of all areas: some areas, some titles, or one record. */
const meta = {
  title: 'Screens/Features/Trash/All areas, narrowed',
  component: AdminAt,
  args: { path },
  parameters: { layout: 'fullscreen', api: some },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The area is in the address, and the filter says how many records each area has. */
export const FilteredByArea: Story = {
  args: { path: `${path}?area=careers` },
  play: async ({ canvas }) => {
    await restoreButton(canvas, first)
    await expect(canvas.getAllByRole('button', { name: /^Restore / })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: /^Area:/ }))
    const list = within(await screen.findByRole('listbox', { name: 'Area' }))
    await expect(list.getByRole('option', { name: /^Careers/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(list.getByRole('option', { name: /^Queries/ })).toHaveTextContent('3')
    await expect(list.getByRole('option', { name: /^Blogs/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Two areas are chosen, and the filter is removed again. */
export const AreasChosen: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await restoreButton(canvas, first)
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Area' }))
    const list = within(await screen.findByRole('listbox', { name: 'Area' }))
    await userEvent.click(list.getByRole('option', { name: /^Careers/ }))
    await userEvent.click(list.getByRole('option', { name: /^Queries/ }))
    await userEvent.keyboard('{Escape}')
    const chosen = await canvas.findByRole('button', {
      name: /^Area: (?:Queries, Careers|Careers, Queries)$/,
    })
    await waitFor(() => expect(chosen).toHaveFocus())
    await waitFor(() => expect(restoreButtons(canvas)).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Area' }))
    await waitFor(() => expect(restoreButtons(canvas)).toHaveLength(9))
    await expect(canvas.getByRole('button', { name: 'Filter by Area' })).toHaveFocus()
  },
}

export const NothingInTheArea: Story = {
  args: { path: `${path}?area=blogs` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in the trash matches the filter')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }))
    await restoreButton(canvas, first)
  },
}

/** The search is in the address, and looks at the titles of all areas. */
export const Found: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await restoreButton(canvas, first)
    await userEvent.type(canvas.getByRole('searchbox'), visitor)
    await waitFor(() => expect(restoreButtons(canvas)).toHaveLength(1))
    await expect(await canvas.findByText('1 found', { selector: 'h1 ~ *, h1 *' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { path: `${path}?q=plumber` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in the trash matches “plumber”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await restoreButton(canvas, first)
  },
}

/** A link shows one record, whatever its title is. */
export const OneRecord: Story = {
  args: { path: trashedPath('US', career, careerFixtures.records[1]?.jobId ?? '') },
  play: async ({ canvas }) => {
    await restoreButton(canvas, second)
    await expect(restoreButtons(canvas)).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Record' }))
    await waitFor(() => expect(restoreButtons(canvas)).toHaveLength(9))
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

export const OneRecordGone: Story = {
  args: { path: trashedPath('US', career, '019a0000-0000-7000-8000-00000000dead') },
  play: async ({ canvas }) => {
    const said = 'This record is not in the trash any more'
    await expect(await canvas.findByText(said)).toBeVisible()
  },
}
