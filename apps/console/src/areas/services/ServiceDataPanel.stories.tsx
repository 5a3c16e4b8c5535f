import { listPath, openRecordSearch } from '@staff/admin'
import {
  chooseInRow,
  answers,
  AdminAt,
  expectToast,
  fillField,
  fillForm,
  screenParameters,
} from '@staff/admin/testing'
import { service } from '@staff/content/service/service.entity'
import { serviceDataFixtures } from '@staff/content/serviceData/serviceData.fixtures'
import { serviceFixtures } from '@staff/content/service/service.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

const list = listPath('US', service)
const { filled, records } = serviceFixtures
const opened = list + openRecordSearch('', filled.id)
const withoutData = records.find(
  ({ id }) => !serviceDataFixtures.records.some(({ serviceId }) => serviceId === id),
)

/** The list of a service’s data beside the form of the service. */
const meta = {
  title: 'Screens/Areas/Services/Service data',
  component: AdminAt,
  args: { path: opened },
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Sorted by order, not by the last change. The focus is in the panel. */
export const Filled: Story = {
  play: async () => {
    const panel = await findPanel()
    await waitFor(() =>
      expect(titles(panel)).toEqual([
        'A demo every Friday',
        'Fast on an old telephone',
        'Usable by everyone',
        'Yours from the first day',
      ]),
    )
    await waitFor(() => expect(panel).toContainElement(focused()))
  },
}

export const Loading: Story = {
  parameters: { api: { answers: [answers.never('services-data')] } },
  play: async () => {
    await expect(await within(await findPanel()).findByText('Loading…')).toBeInTheDocument()
  },
}

export const NothingYet: Story = {
  args: { path: list + openRecordSearch('', withoutData?.id ?? '') },
  play: async () => {
    const panel = await findPanel(withoutData?.name)
    await expect(await within(panel).findByText('No service data yet')).toBeVisible()
  },
}

const failed = 'The service data could not be loaded'

export const Failed: Story = {
  parameters: { api: { answers: [answers.failing('services-data')] } },
  play: async () => {
    const panel = await findPanel()
    await expect(await within(panel).findByText(failed)).toBeVisible()
  },
}

export const FailedAndRetried: Story = {
  tags: ['action'],
  parameters: { api: { answers: [answers.failing('services-data', 1)] } },
  play: async () => {
    const panel = await findPanel()
    await within(panel).findByText(failed)
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(titles(panel)).toHaveLength(4))
  },
}

/** More records than the server returns at once. */
export const MoreThanAPage: Story = {
  parameters: { api: { records: { 'services-data': Array.from({ length: 104 }, numbered) } } },
  play: async () => {
    const panel = await findPanel()
    await waitFor(() => expect(titles(panel)).toHaveLength(104))
    await expect(titles(panel).at(-1)).toBe('Part 104')
  },
}

/** An old link to a deleted service. */
export const ServiceGone: Story = {
  args: { path: list + openRecordSearch('', '019a0000-0000-7000-8000-00000000dead') },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Service data' })
    await expect(await within(panel).findByText('This service does not exist')).toBeVisible()
    await expect(within(panel).queryByRole('link')).not.toBeInTheDocument()
  },
}

/** Rows move as in a list of their own. Escape puts one back, and the dialog stays. */
export const MovedByKeyboard: Story = {
  play: async () => {
    const panel = await findPanel()
    const handle = await within(panel).findByRole('button', { name: 'Move Usable by everyone' })
    handle.focus()
    await userEvent.keyboard(' {Home}{Escape}')
    await waitFor(() => expect(titles(panel)[2]).toBe('Usable by everyone'))
    await userEvent.keyboard(' {Home} ')
    await expect(await screen.findByText('Moved to position 1 of 4')).toBeInTheDocument()
    await waitFor(() =>
      expect(titles(panel)).toEqual([
        'Usable by everyone',
        'A demo every Friday',
        'Fast on an old telephone',
        'Yours from the first day',
      ]),
    )
    await expect(handle).toHaveFocus()
  },
}

/** The focus returns to the link that opened the panel. */
export const OpenedAndClosed: Story = {
  tags: ['action'],
  args: { path: list },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('link', { name: `Service data of ${filled.name}` })
    await userEvent.click(opener)
    await waitFor(async () => expect(titles(await findPanel())).toHaveLength(4))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Each form returns to the panel that led to it. */
export const Journey: Story = {
  tags: ['action'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(within(await findPanel()).getByRole('link', { name: 'Add service data' }))
    await canvas.findByRole('form', { name: 'service data' })
    await fillForm(canvasElement, { title: 'Zebra', description: 'Stripes.', orderBy: 9 })
    await userEvent.click(canvas.getByRole('button', { name: 'Add service data' }))
    await expectToast('“Zebra” is saved.')
    await waitFor(async () => expect(titles(await findPanel()).at(-1)).toBe('Zebra'))

    await userEvent.click(within(await findPanel()).getByRole('link', { name: 'Edit Zebra' }))
    await canvas.findByRole('form', { name: 'service data' })
    await fillField(canvasElement, 'orderBy', 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(async () => expect(titles(await findPanel())[0]).toBe('Zebra'))

    await chooseInRow(within(await findPanel()), 'Zebra', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expectToast('“Zebra” is deleted.')
    await waitFor(async () => expect(titles(await findPanel())).toHaveLength(4))
    // The delete button no longer exists; the focus stays in the panel.
    await waitFor(async () => expect(await findPanel()).toContainElement(focused()))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

function numbered(_: unknown, index: number) {
  const number = index + 1
  const id = `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`
  const { filled: part } = serviceDataFixtures
  return { ...part, id, serviceId: filled.id, title: `Part ${number}`, orderBy: number }
}

function findPanel(name = filled.name) {
  return screen.findByRole('dialog', { name: `Service data of ${name}` })
}

function titles(panel: HTMLElement) {
  return within(panel)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
