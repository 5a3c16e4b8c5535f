import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { editPath, listPath, releasePath } from '../../../shared/paths'
import { answers, type Override } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { chooseInRow } from '../../../testing/stories/rowMenu'
import { careerWith, expectStatus } from '../../ListScreen/live/stories/careersByStatus'
import { chooseWay } from '../../RecordEditor/schedule/stories/scheduleSteps'
import { WRITER } from '../../Review/stories/reviews'
import { apiWith, itemOf, open, scheduled } from '../stories/releases'

const published = careerWith('Published')
const draft = careerWith('Draft')
const empty = { ...open, items: [] }

/** The parameters with which the story that runs has listed releases. */
let asked: object[] = []
const noting: Override = () => {
  asked = []
  return ({ area, method, query }) => {
    if (area === 'releases' && method === 'GET') asked.push(query)
    return undefined
  }
}

/** Adding records to a release: from a form, from a row, and for the selected records of a list. */
const meta = {
  title: 'Screens/Features/Publishing/Add to a release',
  component: AdminAt,
  args: { path: editPath('US', career, published.jobId) },
  parameters: { layout: 'fullscreen', api: apiWith(empty) },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Asked: Story = {
  play: async ({ canvas }) => {
    const dialog = await askInForm(canvas)
    await expect(dialog.getByRole('button', { name: /Spring campaign/ })).toBeVisible()
  },
}

export const AskedOnAPhone: Story = {
  ...Asked,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const AskedDark: Story = { ...Asked, globals: { theme: 'dark' } }

/** Without an open release, the first one gets a name. */
export const FirstRefused: Story = {
  parameters: { api: apiWith() },
  play: async ({ canvas }) => {
    const dialog = await askInForm(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Add to release' }))
    await expect(await dialog.findByText('Name is required')).toBeVisible()
    const name = dialog.getByRole('textbox', { name: 'Name of the new release' })
    await waitFor(() => expect(name).toHaveFocus())
  },
}

/** @summary What was typed is a draft now, and that version is in the release. */
export const AddedInForm: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ })
    await userEvent.clear(title)
    await userEvent.type(title, 'Welder')
    const dialog = await askInForm(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Add to release' }))
    await expectToast('“Welder” is in the release “Spring campaign”.')
    await expectStatus(canvas, 'Welder', 'Published and changed')
  },
}

/** The draft is saved, so the dialog stays open about it. */
export const RefusedInForm: Story = {
  parameters: {
    api: {
      ...apiWith(empty),
      answers: [answers.failingToSave('releases')],
    },
  },
  play: async ({ canvas }) => {
    const dialog = await askInForm(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Add to release' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

/** A writer adds drafts. Who may publish them releases. */
export const ByWriter: Story = {
  args: { path: editPath('US', career, draft.jobId) },
  parameters: { api: { ...apiWith(empty), role: 'staff', rights: WRITER } },
  play: async ({ canvas }) => {
    const dialog = await askInForm(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Add to release' }))
    await expectToast(`“${draft.title}” is in the release “Spring campaign”.`)
  },
}

/** @summary A record in its row, to be taken from the site. */
export const AddedInRow: Story = {
  tags: ['action'],
  args: { path: listPath('US', career) },
  play: async ({ canvas }) => {
    await chooseInRow(canvas, published.title, 'Add to a release…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to a release' }))
    await userEvent.click(await dialog.findByRole('radio', { name: 'Unpublish' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add to release' }))
    await expectToast('The career is in the release “Spring campaign”.')
  },
}

/** @summary The selected records. A record can be in one open release only. */
export const AddedMany: Story = {
  tags: ['action'],
  args: { path: listPath('US', career) },
  parameters: { api: apiWith(empty, { ...scheduled, items: [itemOf('Scheduled')] }) },
  play: async ({ canvas }) => {
    const dialog = await askForSelected(canvas, [draft.title, careerWith('Scheduled').title])
    await userEvent.click(await dialog.findByRole('button', { name: 'Add to release' }))
    await expect(
      await dialog.findByText(/is in the release “Winter openings” already/),
    ).toBeVisible()
  },
}

/** The form says in which release its record is. A record of another area can have the same id. */
export const NoticeInForm: Story = {
  args: { path: editPath('US', career, draft.jobId) },
  parameters: { api: { ...apiWith(open), answers: [noting] } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Spring campaign' })
    await expect(link).toHaveAttribute('href', releasePath('US', open.id))
    await expect(asked).toEqual([{ area: career.area, recordId: draft.jobId }])
  },
}

async function askInForm(canvas: Canvas) {
  await chooseWay(canvas, /^Add to a release…/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a release' }))
  await dialog.findByRole('button', { name: 'Add to release' })
  return dialog
}

async function askForSelected(canvas: Canvas, titles: readonly string[]) {
  for (const title of titles)
    // oxlint-disable-next-line no-await-in-loop -- One press after the other.
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }))
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  await userEvent.click(bar.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to a release…' }))
  return within(await screen.findByRole('dialog', { name: 'Add 2 records to a release' }))
}
