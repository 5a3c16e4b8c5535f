import type { ImportReport } from '@staff/contract'
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { Override } from '../fakeApi/answers'
import type { FakeAnswer } from '../fakeApi/fakeAnswer'

const HEAD = 'Title,Experience,Type,Location,Department,Description'

/** Twenty new careers. The rows with these numbers of a spreadsheet have a wrong experience. */
export function file(wrong: readonly number[] = []): string {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const experience = wrong.includes(index + 2) ? '51' : '3'
    return `Welder ${index + 1},${experience},Full time,Hull,Yard,"Welds, and more."`
  })
  return [HEAD, ...rows].join('\r\n')
}

/** The answer to the call that stores, but not to the one that checks, or asks what was stored. */
export function storing(answer: FakeAnswer): Override {
  return () => (request) =>
    request.id === 'import' && !('preview' in request.query) && !('outcome' in request.query)
      ? answer
      : undefined
}

/** The answer to a client that asks what a cancelled import has stored. */
export function afterCancelling(answer: FakeAnswer): Override {
  return () => (request) =>
    request.id === 'import' && 'outcome' in request.query ? answer : undefined
}

/** The report of an import that has stored twenty new careers. */
export const storedReport: ImportReport = {
  separator: 'comma',
  headers: HEAD.split(','),
  fields: ['title', 'experience', 'type', 'location', 'department', 'description'],
  created: 20,
  changed: 0,
  same: 0,
  rows: 20,
  isStored: true,
  sample: [],
  refused: [],
}

/** Chooses a file as a person does. */
export async function choose(content: string | Uint8Array<ArrayBuffer>, name = 'careers.csv') {
  const input = await screen.findByLabelText('CSV or Excel file')
  await userEvent.upload(input, new File([content], name, { type: 'text/csv' }))
}

/** Waits for a message about the file, and for the way to choose another one. */
export async function expectRefused(message: RegExp) {
  await expect(await screen.findByText(message)).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Choose a CSV or Excel file' })).toBeVisible()
}

/** The screen without what is announced. */
export function main(canvas: StoryContext['canvas']) {
  return within(canvas.getByRole('main'))
}

/** Presses a button when it is there. */
export async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** The names of the refused rows. */
export async function refusedRows() {
  const region = await screen.findByRole('region', { name: /refused row/ })
  await waitFor(() => expect(region).toBeVisible())
  return [...region.querySelectorAll('li')].map(({ textContent }) => textContent)
}
