import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { chooseInRow } from '../../../testing/stories/rowMenu'
import { expectStatus } from './stories/careersByStatus'
import {
  completeDraft,
  incompleteCareers,
  incompleteDraft,
  incompleteForWriter,
} from './stories/incompleteCareers'

/** A list with a draft that lacks what its publication needs. */
const meta = {
  title: 'Screens/Features/Publishing/Incomplete draft in a list',
  component: AdminAt,
  args: { path: listPath('US', career) },
  parameters: { layout: 'fullscreen', api: incompleteCareers },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** An empty cell in the list. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('rowheader', { name: 'Harbour master Draft' })).closest(
      'tr',
    )
    for (const label of ['Experience', 'Location'])
      // oxlint-disable-next-line no-await-in-loop -- One cell after the other.
      await expect(row?.querySelector(`[data-label="${label}"]`)?.textContent).toBe('')
  },
}

export const ListedOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Harbour master Draft' })
  },
}

/** The menu of a row names what is missing. */
export const RefusedInTheList: Story = {
  play: async ({ canvas }) => {
    await chooseInRow(canvas, incompleteDraft.title, 'Publish')
    await expectToast(
      /^The career was not published\. Job experience is required\. Job location is required\. /,
    )
    await expectStatus(canvas, incompleteDraft.title, 'Draft')
  },
}

/** @summary Of many, the complete ones are published. */
export const RefusedAmongMany: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    for (const { title } of [incompleteDraft, completeDraft])
      // oxlint-disable-next-line no-await-in-loop -- One press after the other.
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }))
    const bar = within(await screen.findByRole('region', { name: 'Selection' }))
    await userEvent.click(bar.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: /^Publish/ }))
    await expectStatus(canvas, completeDraft.title, 'Published')
    await expectStatus(canvas, incompleteDraft.title, 'Draft')
    await expect(await screen.findByText(/Job location is required/)).toBeVisible()
  },
}

/** The dialog of the list says what is missing, and keeps the note. */
export const AskRefusedInTheList: Story = {
  parameters: { api: incompleteForWriter },
  play: async ({ canvas }) => {
    await chooseInRow(canvas, incompleteDraft.title, 'Ask to publish…')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Note/ }), 'For Monday')
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to publish' }))
    await expect(await dialog.findByText(/^Not yet filled in: Experience/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('For Monday')
  },
}

/** @summary A writer asks from the list, and the record says so. */
export const AskedInTheList: Story = {
  tags: ['action'],
  parameters: { api: incompleteForWriter },
  play: async ({ canvas }) => {
    await chooseInRow(canvas, completeDraft.title, 'Ask to publish…')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask to publish' }))
    await expectToast(`Those who may publish “${completeDraft.title}” are asked.`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
