import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { strToU8, zipSync } from 'fflate'
import { expect } from 'storybook/test'

import { writeWorkbook } from '../../data/csv/workbook/writeWorkbook'
import { importPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { choose, expectRefused, main, press } from '../../testing/stories/importFile'

/** The import of an Excel workbook. */
const meta = {
  title: 'Screens/Features/Import and export/Import, workbook',
  component: AdminAt,
  args: { path: importPath('US', career) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const HEAD = ['Title', 'Experience', 'Type', 'Location', 'Department', 'Description']

/** Its rows are checked as those of a CSV file are. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await chooseRows([
      ['Welder & “smith”', '2.5', 'Full time', 'Hull', 'Yard', 'Welds,\nand more.'],
    ])
    await expect(await main(canvas).findByText(/^Adds 1 career/)).toBeVisible()
    await expect(main(canvas).getByText(/1 row of the sheet “Careers”/)).toBeVisible()
    await expect(main(canvas).getByText('2.5', { selector: 'td *' })).toBeVisible()
  },
}

export const Done: Story = {
  tags: ['action'],
  play: async (context) => {
    await Preview.play?.(context)
    await press('Import 1 career')
    const outcome = await main(context.canvas).findByText('Added 1 career and changed 0')
    await expect(outcome).toBeVisible()
  },
}

/** Ten kilobytes that would become 70 megabytes. */
export const UnpacksTooMuch: Story = {
  play: async () => {
    const bomb = new Uint8Array(70 * 1024 * 1024)
    await choose(zipSync({ 'xl/workbook.xml': bomb }), 'careers.xlsx')
    await expectRefused(/^This workbook is very large when it is unpacked/)
  },
}

/** Entities would grow without end. */
export const NotReadable: Story = {
  play: async () => {
    const xml = strToU8('<!DOCTYPE a [<!ENTITY b "bb">]><workbook/>')
    await choose(zipSync({ 'xl/workbook.xml': xml }), 'careers.xlsx')
    await expectRefused(/^This Excel workbook cannot be read/)
  },
}

async function chooseRows(rows: readonly (readonly string[])[]) {
  const file = writeWorkbook('Careers', [HEAD, ...rows], ['text', 'number'])
  await choose(new Uint8Array(await file.arrayBuffer()), 'careers.xlsx')
}
