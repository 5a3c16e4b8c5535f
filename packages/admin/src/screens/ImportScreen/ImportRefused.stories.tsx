import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { importPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import {
  choose,
  expectRefused,
  file,
  press,
  refusedRows,
  storing,
} from '../../testing/stories/importFile'

/** Files that cannot be imported, each with its sentence, and imports that store nothing. */
const meta = {
  title: 'Screens/Features/Import and export/Import, refused',
  component: AdminAt,
  args: { path: importPath('US', career) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const EmptyFile: Story = {
  play: async () => {
    await choose('')
    await expectRefused(/^The file is empty/)
  },
}

export const Workbook: Story = {
  play: async () => {
    await choose(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]), 'careers.xlsx')
    await expectRefused(/^This Excel workbook cannot be read/)
  },
}

export const Latin1: Story = {
  play: async () => {
    await choose(new Uint8Array([0x54, 0x69, 0x74, 0x6c, 0x65, 0x0a, 0xc9, 0x0a]))
    await expectRefused(/^The file is not in UTF-8/)
  },
}

export const Utf16WithoutMark: Story = {
  play: async () => {
    await choose(new Uint8Array([0x54, 0x00, 0x69, 0x00, 0x0a, 0x00]))
    await expectRefused(/^This is not a CSV file/)
  },
}

export const OpenQuote: Story = {
  play: async () => {
    await choose('Title\n"Welder')
    await expectRefused(/^A quotation mark opens in row 2 and does not end/)
  },
}

export const OnlyHeadings: Story = {
  play: async () => {
    await choose('Title,Experience')
    await expectRefused(/^The file has headings, but no rows below them/)
  },
}

export const TooManyRows: Story = {
  play: async () => {
    await choose(`Title\n${'x\n'.repeat(20_001)}`)
    await expectRefused(/^The file has more than 20,000 rows/)
  },
}

export const TooLarge: Story = {
  play: async () => {
    await choose(new Uint8Array(10 * 1024 * 1024 + 1))
    await expectRefused(/^The file is larger than 10 MB/)
  },
}

/** The server failed while it stored the rows. */
export const Failed: Story = {
  parameters: { api: { answers: [storing('offline')] } },
  play: async ({ canvas }) => {
    await choose(file())
    await press('Import 20 careers')
    await expect(await canvas.findByText(/^The server cannot be reached/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Import 20 careers' })).toBeVisible()
  },
}

/** A row was right when it was checked, and is refused when it is stored. */
export const NothingStored: Story = {
  parameters: { api: { answers: [storing({ status: 200, body: notStored() })] } },
  play: async ({ canvas }) => {
    await choose(file())
    await press('Import 20 careers')
    await expect(await canvas.findByText(/^Nothing was stored, because rows/)).toBeVisible()
    await expect((await refusedRows())[0]).toMatch(/^Row 2 · Welder 1Title: Welder 1Title is used/)
  },
}

/** The response to an import of which one row was refused. */
function notStored() {
  const cells = ['Welder 1', '3']
  const error = { column: 0, message: 'Title is used by another career' }
  return {
    progress: [100],
    report: {
      separator: 'comma',
      headers: ['Title', 'Experience'],
      fields: ['title', 'experience'],
      created: 19,
      changed: 0,
      same: 0,
      rows: 20,
      isStored: false,
      sample: [{ row: 2, cells, outcome: 'refused' }],
      refused: [{ row: 2, title: 'Welder 1', cells, errors: [error] }],
    },
  }
}
