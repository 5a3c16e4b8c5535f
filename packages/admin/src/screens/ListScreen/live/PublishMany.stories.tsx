import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { careers, careersByStatus } from './stories/careersByStatus'

/** Publishing and unpublishing the selected records of a list. */
const meta = {
  title: 'Screens/Features/Publishing/Selection',
  component: AdminAt,
  args: { path: listPath('US', career) },
  parameters: { layout: 'fullscreen', api: careersByStatus },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const PublishAsked: Story = {
  play: async ({ canvas }) => {
    await expect(await ask(canvas, 'Publish')).toBeVisible()
  },
}

export const UnpublishAsked: Story = {
  play: async ({ canvas }) => {
    await expect(await ask(canvas, 'Unpublish')).toBeVisible()
  },
}

export const UnpublishAskedOnAPhone: Story = {
  ...UnpublishAsked,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** No row has a badge any more. */
export const Published: Story = {
  play: async ({ canvas }) => {
    await confirm(canvas, 'Publish')
    await expectToast(/^Published \d careers\.$/)
    await waitFor(() => expect(badges(canvas)).toEqual([]))
    await expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  },
}

/** @summary Undo gives each record what the public site showed of it before. */
export const PublishUndone: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await confirm(canvas, 'Publish')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expectToast(/^Undone for \d careers\.$/)
    await waitFor(() => expect(badges(canvas).length).toBeGreaterThan(0))
  },
}

/** The public site shows none of them any more. */
export const Unpublished: Story = {
  play: async ({ canvas }) => {
    await confirm(canvas, 'Unpublish')
    await expectToast(/^Unpublished \d careers\.$/)
    await waitFor(() => expect(badges(canvas)).not.toContain('Changed'))
    await expect(badges(canvas)).toContain('Unpublished')
  },
}

/** The badges of the rows, from the first to the last. */
function badges(canvas: Canvas): string[] {
  const cells = canvas.getAllByRole('rowheader')
  return cells.flatMap((cell) => cell.querySelector('[data-mark]')?.textContent ?? [])
}

async function ask(canvas: Canvas, action: 'Publish' | 'Unpublish') {
  for (const { title } of careers)
    // oxlint-disable-next-line no-await-in-loop -- One press after the other.
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }))
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  const button = bar.queryByRole('button', { name: action })
  // There may be no room for it.
  await userEvent.click(button ?? bar.getByRole('button', { name: 'More actions' }))
  if (!button) await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return screen.findByRole('alertdialog', { name: `${action} ${careers.length} careers?` })
}

async function confirm(canvas: Canvas, action: 'Publish' | 'Unpublish') {
  const dialog = within(await ask(canvas, action))
  await userEvent.click(dialog.getByRole('button', { name: action }))
}
