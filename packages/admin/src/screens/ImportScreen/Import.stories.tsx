import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'

import { importPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { choose, file, main, press, refusedRows, storing } from '../../testing/stories/importFile'

const { filled } = careerFixtures

/** The import of a CSV file: choose, match and check, store, and what became of it. */
const meta = {
  title: 'Screens/Features/Import and export',
  component: AdminAt,
  args: { path: importPath('US', career) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Before a file is chosen: nothing to check, and nothing refused. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Choose a CSV or Excel file' }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.queryByText('Paste rows with their headings first')).toBeNull()
  },
}

/** Without pasted rows there is nothing to check. */
export const NothingPasted: Story = {
  play: async ({ canvas }) => {
    await press('Check the pasted rows')
    await expect(await canvas.findByText('Paste rows with their headings first')).toBeVisible()
  },
}

export const Checking: Story = {
  parameters: {
    api: {
      answers: [
        () =>
          ({ id }: { id?: string }) =>
            id === 'import' ? 'never' : undefined,
      ],
    },
  },
  play: async () => {
    await choose(file())
    await expect(
      await screen.findByRole('progressbar', { name: 'Checking the rows' }),
    ).toBeVisible()
    await expect(screen.getByText('0 % done')).toBeVisible()
  },
}

/** The file has another table's headings. */
export const NothingMatched: Story = {
  play: async ({ canvas }) => {
    await choose('Artist,Album\nNina Simone,Pastel Blues')
    const said = /^None of these headings belongs to careers, which have Title, Experience, /
    await expect(await main(canvas).findByText(said)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull()
  },
}

/** A word is no number. */
export const NoNumber: Story = {
  play: async ({ canvas }) => {
    await choose(file().replace('Welder 2,3', 'Welder 2,ninety'))
    await main(canvas).findByText(/refuses 1 row/)
    await expect((await refusedRows())[0]).toMatch(/Experience: ninetyExperience must be a number$/)
  },
}

/** A paste from a spreadsheet has tabs. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: /^Or paste rows/ })
    await userEvent.click(box)
    await userEvent.paste(
      file().replaceAll('"', '').replaceAll(', and', ' and').replaceAll(',', '\t'),
    )
    await press('Check the pasted rows')
    await expect(await main(canvas).findByText(/20 rows separated by tabs/)).toBeVisible()
  },
}

export const Preview: Story = {
  play: async ({ canvas }) => {
    const columns = `ID,Version,Title\n${filled.jobId},${filled.version},Welder`
    await choose(columns)
    await expect(await main(canvas).findByText('Adds 0 careers and changes 1')).toBeVisible()
    const region = within(canvas.getByRole('region', { name: 'Rows' }))
    await expect(region.getByText('Changed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Import 1 career' })).toBeVisible()
  },
}

/** Three of twenty rows are wrong. */
export const RefusedInPart: Story = {
  play: async ({ canvas }) => {
    await choose(file([3, 7, 21]))
    await expect(
      await main(canvas).findByText('Adds 17 careers, changes 0 and refuses 3 rows'),
    ).toBeVisible()
    const rows = await refusedRows()
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toMatch(/^Row 3 · Welder 2Experience: 51Job experience must be between/)
    await expect(
      canvas.getByRole('button', { name: 'Import only the right 17 rows' }),
    ).toBeVisible()
  },
}

/** Somebody changed the record after the export. */
export const Stale: Story = {
  play: async ({ canvas }) => {
    await choose(`ID,Version,Title\n${filled.jobId},0,Welder`)
    await main(canvas).findByText(/refuses 1 row/)
    await expect((await refusedRows())[0]).toMatch(/since the file was exported/)
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull()
  },
}

/** The refused rows come with the reasons. */
export const RefusedDownloaded: Story = {
  play: async ({ canvas }) => {
    const files: Blob[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      if (given instanceof Blob) files.push(given)
      return 'blob:kept'
    })
    await choose(file([3]))
    await main(canvas).findByText(/refuses 1 row/)
    await press('Download them')
    const [head, row] = ((await files[0]?.text()) ?? '').split('\r\n')
    await expect(head).toBe('Title,Experience,Type,Location,Department,Description,Reason')
    await expect(row).toMatch(/^Welder 2,51,.*,Experience: Job experience must be between/)
  },
}

export const Storing: Story = {
  parameters: { api: { answers: [storing('never')] } },
  play: async () => {
    await choose(file())
    await press('Import 20 careers')
    await expect(await screen.findByRole('progressbar', { name: 'Storing the rows' })).toBeVisible()
  },
}

export const Done: Story = {
  play: async ({ canvas }) => {
    await choose(file())
    await press('Import 20 careers')
    await expect(await main(canvas).findByText('Added 20 careers and changed 0')).toBeVisible()
    const drafts = 'New careers are drafts: the public site shows them when they are published.'
    await expect(main(canvas).getByText(drafts)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Show the careers' }))
    await waitFor(() => expect(canvas.getAllByText(/^Welder \d+$/).length).toBeGreaterThan(10))
  },
}

export const DoneInPart: Story = {
  play: async ({ canvas }) => {
    await choose(file([3, 7, 21]))
    await press('Import only the right 17 rows')
    await expect(
      await main(canvas).findByText('Added 17 careers, changed 0 and refused 3 rows'),
    ).toBeVisible()
    await expect(await refusedRows()).toHaveLength(3)
  },
}
