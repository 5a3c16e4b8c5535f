import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../shared/paths'
import { problem } from '../../testing/fakeApi/fakeAnswer'
import type { Override } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { linkedCareers, linkedOnce, linkedTwice, notLinked } from './stories/linkedCareers'

/** Before selected records are deleted or unpublished, the question says which of them are used, and where. */
const meta = {
  title: 'Screens/Features/Pictures/Used in places/Selection',
  component: AdminAt,
  args: { path: listPath('US', career) },
  parameters: { layout: 'fullscreen', api: linkedCareers },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type Action = 'Delete' | 'Unpublish'

const ALL = [linkedTwice, linkedOnce, notLinked]

/** Those that nothing uses are not listed. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Delete', ALL)
    await userEvent.click(await dialog.findByText('Used in 3 places', { selector: 'summary' }))
    await expect(dialog.getByText(linkedTwice.title)).toBeVisible()
    await expect(dialog.getByText(linkedOnce.title)).toBeVisible()
    await expect(dialog.queryByText(notLinked.title)).toBeNull()
    await expect(dialog.getAllByRole('link')).toHaveLength(3)
  },
}

export const DeletedOnAPhone: Story = {
  ...Deleted,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const DeletedDark: Story = { ...Deleted, globals: { theme: 'dark' } }

export const Unpublished: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Unpublish', ALL)
    await expect(await dialog.findByText('Used in 3 places', { selector: 'summary' })).toBeVisible()
  },
}

export const NotUsed: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Delete', [notLinked])
    await expect(await dialog.findByText('No other record uses them.')).toBeVisible()
  },
}

export const NotRead: Story = {
  parameters: { api: { ...linkedCareers, answers: [failingUses()] } },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Delete', ALL)
    await expect(await dialog.findByText('Where it is used could not be read.')).toBeVisible()
  },
}

/** Of more than 20 records, nothing is read and nothing is said. */
export const Many: Story = {
  parameters: { api: { records: { careers: manyCareers() } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }))
    const dialog = await press('Delete')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(dialog.queryByText(/[Uu]se/)).toBeNull()
  },
}

function manyCareers() {
  const { filled } = careerFixtures
  return Array.from({ length: 25 }, (_, index) =>
    Object.assign({}, filled, {
      jobId: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      title: `Career ${index + 1}`,
    }),
  )
}

function failingUses(): Override {
  return () =>
    ({ part }) =>
      part === 'uses' ? problem(500) : undefined
}

async function ask(canvas: Canvas, action: Action, careers: readonly { title: string }[]) {
  for (const { title } of careers)
    // oxlint-disable-next-line no-await-in-loop -- One press after the other.
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }))
  return press(action)
}

async function press(action: Action) {
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  const button = bar.queryByRole('button', { name: action })
  // There may be no room for it.
  await userEvent.click(button ?? bar.getByRole('button', { name: 'More actions' }))
  if (!button) await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('alertdialog', { name: new RegExp(`^${action} `) }))
}
