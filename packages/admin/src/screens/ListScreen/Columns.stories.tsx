import { career } from '@staff/content/career/career.entity'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'

/** The columns of a list: shown, hidden, moved and widened, and kept for the person. */
const meta = {
  title: 'Screens/Features/Columns',
  component: AdminAt,
  args: { path: listPath('US', career) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const KEYS = ['title', 'experience', 'location', 'department', 'type', 'updatedAt']
const USUAL = ['Title', 'Experience', 'Location', 'Department', 'Type', 'Updated', 'Actions']

/** The preferences that hide columns, or widen one. */
function preferring(hidden: readonly string[], widths: Readonly<Record<string, number>> = {}) {
  const columns = KEYS.map((key) => ({
    key,
    shown: !hidden.includes(key),
    width: widths[key] ?? null,
  }))
  return { preferences: { careers: { columns } } }
}

export const Open: Story = {
  play: async ({ canvas }) => {
    const popup = await openColumns(canvas)
    await expect(popup.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    await expect(popup.getByText('Always shown: Title')).toBeVisible()
    await expect(popup.queryByText('Hidden at this width')).toBeNull()
  },
}

/** The panel says which columns the width hides. Those that a person puts first stay longest. */
export const HiddenByTheWidth: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const popup = await openColumns(canvas)
    const hint = 'Hidden at this width'
    await waitFor(() => expect(popup.getAllByText(hint).length).toBeGreaterThan(0))
    const department = popup.getByRole('checkbox', { name: 'Department' })
    await expect(department).toHaveAccessibleDescription(hint)
    popup.getByRole('button', { name: 'Move Department' }).focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(department).not.toHaveAccessibleDescription(hint))
    await expect(canvas.getByRole('columnheader', { name: 'Department' })).toBeVisible()
  },
}

/** A picture can be hidden, but stays before the name. */
export const WithPicture: Story = {
  args: { path: listPath('US', testimonial) },
  play: async ({ canvas }) => {
    const popup = await openColumns(canvas)
    await userEvent.click(popup.getByRole('checkbox', { name: 'Image' }))
    await waitFor(() => expect(headings(canvas)[0]).toBe('Name'))
    await expect(popup.queryByRole('button', { name: 'Move Image' })).toBeNull()
  },
}

/** The choice applies at once and is stored on the server. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    const popup = await openColumns(canvas)
    await userEvent.click(popup.getByRole('checkbox', { name: 'Department' }))
    await waitFor(() => expect(headings(canvas)).not.toContain('Department'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus()
  },
}

/** From another device, or after the next login. */
export const Kept: Story = {
  parameters: { api: preferring(['location', 'department']) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(headings(canvas)).toEqual(['Title', 'Experience', 'Type', 'Updated', 'Actions']),
    )
    await loaded(canvas)
  },
}

/** What is hidden in the table is hidden in the cards. */
export const HiddenInCards: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { api: preferring(['experience', 'location']) },
  play: async ({ canvas }) => {
    await loaded(canvas)
    await waitFor(() => {
      const row = canvas.getAllByRole('rowheader')[0]?.closest<HTMLElement>('tr')
      const labels = [...(row?.querySelectorAll('td') ?? [])].map(({ dataset }) => dataset['label'])
      return expect(labels.join()).toMatch(/^,?Department.*Type/)
    })
  },
}

export const MovedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const popup = await openColumns(canvas)
    popup.getByRole('button', { name: 'Move Type' }).focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() =>
      expect(headings(canvas).slice(0, 3)).toEqual(['Title', 'Type', 'Experience']),
    )
    await expect(popup.getByRole('button', { name: 'Move Type' })).toHaveFocus()
  },
}

export const WidenedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const handle = await handleOf(canvas, 'Location')
    const before = widthOf(canvas, 'Location')
    handle.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(widthOf(canvas, 'Location')).toBeGreaterThan(before + 60))
    await expect(handle).toHaveFocus()
  },
}

/** The chosen widths are shares of the table, which keeps its width. */
export const Widened: Story = {
  parameters: { api: preferring([], { location: 20, department: 10 }) },
  play: async ({ canvas }) => {
    await loaded(canvas)
    const table = canvas.getByRole('table')
    const room = table.parentElement?.clientWidth ?? 0
    await waitFor(() => expect(widthOf(canvas, 'Location')).toBeCloseTo(room * 0.2, -0.5))
    await expect(widthOf(canvas, 'Department')).toBeCloseTo(room * 0.1, -0.5)
    await expect(table.clientWidth).toBeLessThanOrEqual(room)
  },
}

export const Reset: Story = {
  tags: ['action'],
  parameters: { api: preferring(['type'], { location: 24 }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(headings(canvas)).not.toContain('Type'))
    const popup = await openColumns(canvas)
    await userEvent.click(popup.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(headings(canvas)).toEqual(USUAL))
  },
}

/** The list stays as the person wanted it, and says that only this device knows. */
export const SaveFailing: Story = {
  parameters: { api: { answers: [answers.failingToSave('me')] } },
  play: async ({ canvas }) => {
    const popup = await openColumns(canvas)
    await userEvent.click(popup.getByRole('checkbox', { name: 'Type' }))
    await expectToast(/Your columns are kept on this device only/)
    await expect(headings(canvas)).not.toContain('Type')
  },
}

async function openColumns(canvas: Canvas) {
  await loaded(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
  return within(await screen.findByRole('dialog', { name: 'Columns' }))
}

/** Waits for the records. A placeholder of the table is there before them. */
async function loaded(canvas: Canvas) {
  await canvas.findAllByRole('link', { name: /^Edit / })
}

/** The headings of the columns. That of the boxes that select rows has no text. */
function headings(canvas: Canvas): string[] {
  return canvas
    .getAllByRole('columnheader', { hidden: true })
    .flatMap(({ textContent }) => textContent || [])
}

/** The handle of a column, which loads when the pointer or the focus comes to the headers. */
async function handleOf(canvas: Canvas, header: string): Promise<HTMLElement> {
  await loaded(canvas)
  canvas.getByRole('button', { name: 'Title' }).focus()
  return canvas.findByRole('separator', { name: `Width of ${header}` })
}

function widthOf(canvas: Canvas, header: string): number {
  return canvas.getByRole('columnheader', { name: new RegExp(header) }).getBoundingClientRect()
    .width
}
