import { career } from '@staff/content/career/career.entity'
import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import { contractualPositionFixtures } from '@staff/content/contractualPosition/contractualPosition.fixtures'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { importPath, listPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectCurrentView, viewTab } from '../../testing/stories/careerViews'
import { expectToast } from '../../testing/stories/expectToast'
import { choose, file, press } from '../../testing/stories/importFile'
import { chooseInRow } from '../../testing/stories/rowMenu'
import { open } from '../palette/paletteSteps'

/** What the features are for, as whole tasks: a file of records, many at once, a wrong deletion, a list for every morning, a short cut. */
const meta = {
  title: 'Journeys/Features',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** A file with mistakes is refused by row, corrected, and imported; the list has its records. */
export const ImportAFile: Story = {
  args: { path: importPath('US', career) },
  play: async ({ canvas, step }) => {
    await step('Two rows are wrong, and nothing is stored', async () => {
      await choose(file([3, 7]))
      await expect(await canvas.findByText(/refuses 2 rows/)).toBeVisible()
    })

    await step('The corrected file is right', async () => {
      await press('Choose another file')
      await choose(file())
      const said = await canvas.findAllByText(/^Adds 20 careers/)
      await expect(said[0]).toBeVisible()
    })

    await step('It is imported, and the list has the careers', async () => {
      await press('Import 20 careers')
      await userEvent.click(await canvas.findByRole('link', { name: 'Show the careers' }))
      await waitFor(() => expect(canvas.getAllByText(/^Welder \d+$/).length).toBeGreaterThan(10))
    })
  },
}

/** All that match are selected, deleted, and brought back by one Undo. */
export const DeleteManyAndUndo: Story = {
  args: { path: listPath('US', contractualPosition) },
  play: async ({ canvas, step }) => {
    await step('Select the page', async () => {
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: 'Select all on this page' }),
      )
      await expect(await screen.findByRole('region', { name: 'Selection' })).toBeVisible()
    })

    await step('Delete them', async () => {
      const bar = within(screen.getByRole('region', { name: 'Selection' }))
      await userEvent.click(bar.getByRole('button', { name: /^Delete/ }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(await dialog.findByRole('button', { name: /^Delete/ }))
      await expectToast(/^Deleted \d+ contractual positions?/)
    })

    await step('Undo', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await expectToast(/^Undone for \d+ contractual positions?/)
      await waitFor(() =>
        expect(canvas.getAllByRole('rowheader')).toHaveLength(
          contractualPositionFixtures.records.length,
        ),
      )
    })
  },
}

/** A record is deleted by mistake, found in the trash when the toast is gone, and restored. */
export const BringBackFromTheTrash: Story = {
  args: { path: listPath('US', testimonial) },
  play: async ({ canvas, step }) => {
    const name = 'Priya Raman'

    await step('Delete', async () => {
      await chooseInRow(canvas, name, 'Delete')
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
      await expectToast(`“${name}” is deleted.`)
    })

    await step('Open the trash', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Trash' }))
      await expect(await canvas.findByRole('heading', { name: /[Tt]rash/ })).toBeVisible()
    })

    await step('Restore', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Restore ${name}` }))
      await expectToast(`“${name}” was restored as a draft.`)
    })
  },
}

/** A search is kept as a view, left, and opened again by its tab. */
export const KeepAListAsAView: Story = {
  args: { path: `${listPath('US', career)}?q=engineer` },
  parameters: { api: { views: [] } },
  play: async ({ canvas, step }) => {
    await step('Save the search as a view', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Save view/ }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.type(await dialog.findByLabelText(/^Name/), 'Engineers{Enter}')
      await expectCurrentView('Engineers')
    })

    await step('Leave it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Careers' }))
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''))
    })

    await step('Open it by its tab', async () => {
      await userEvent.click(await viewTab('Engineers'))
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('engineer'))
    })
  },
}

/** Nobody needs the navigation who knows a name: from a list to a record of another area. */
export const GoThereByName: Story = {
  args: { path: listPath('US', career) },
  play: async ({ canvas, step }) => {
    await step('Open the palette', open)

    await step('Type a name; Enter opens the record as soon as it is found', async () => {
      await userEvent.keyboard('priya{Enter}')
      await expect(await canvas.findByRole('form', { name: 'testimonial' })).toBeVisible()
    })
  },
}
