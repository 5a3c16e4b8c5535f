import { auditFixtures } from '@staff/content/audit/auditEntry.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { actWith, auditList, deletion, detailsOf, openedDetails } from './stories/auditSteps'

const { filled } = auditFixtures

/** The details of an act: every field that it changed, and what leads on from it. */
const meta = {
  title: 'Screens/Features/Audit/Details',
  component: AdminAt,
  args: { path: detailsOf(filled) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The words that were added and removed are marked, and not by colour alone. */
export const TextsChanged: Story = {
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByText('5 changes')).toBeVisible()
    const added = dialog.getAllByRole('insertion').map(({ textContent }) => textContent)
    const removed = dialog.getAllByRole('deletion').map(({ textContent }) => textContent)
    await expect(added).toContain('Senior ')
    await expect(removed).toContain('3')
    await expect(added).toContain('5')
    const [first] = dialog.getAllByRole('deletion')
    await expect(first && getComputedStyle(first).textDecorationLine).toBe('line-through')
    await expect(dialog.getByText(/8:36:00 AM UTC/)).toBeVisible()
    await expect(await dialog.findByRole('link', { name: 'Open the career' })).toHaveAttribute(
      'href',
      `/US/dashboard/masters/careers/edit/${filled.recordId}`,
    )
    await expect(
      dialog.getByRole('link', { name: 'Everything done to this record' }),
    ).toHaveAttribute('href', `${auditList}?area=careers&recordId=${filled.recordId}`)
    await expect(
      dialog.getByRole('link', { name: `Everything ${filled.userName} did` }),
    ).toHaveAttribute('href', `${auditList}?userId=${filled.userId}`)
  },
}

/** Other records are named by their titles. */
export const ReferencesChanged: Story = {
  args: { path: detailsOf(actWith(({ changes }) => 'roleId' in changes)) },
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByText('Content editor')).toBeVisible()
    await expect(dialog.getByRole('deletion')).toHaveTextContent('Client desk')
  },
}

const roleChange = {
  ...actWith(({ changes }) => 'roleId' in changes),
  area: 'roles',
  recordTitle: 'Trainee',
  changes: {
    rights: {
      from: { areas: { blogs: 'edit', teams: 'see' }, actions: [], regions: [] },
      to: { areas: { blogs: 'publish', teams: 'see' }, actions: ['export'], regions: [] },
    },
  },
}

/** Of a table of rights, each cell that changed is named, and no other. */
export const RightsChanged: Story = {
  args: { path: detailsOf(roleChange) },
  parameters: { api: { records: { audit: [roleChange] } } },
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByRole('deletion')).toHaveTextContent(/^blogs: edit$/)
    await expect(dialog.getByRole('insertion')).toHaveTextContent(
      /^blogs: publish, action: export$/,
    )
  },
}

export const Added: Story = {
  args: { path: detailsOf(actWith(({ action }) => action === 'create')) },
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByText('What was added')).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Picture' })).toBeVisible()
    await expect(dialog.queryByRole('insertion')).not.toBeInTheDocument()
  },
}

/** The record is gone, which one sentence says. Nothing leads to its form. */
export const Deleted: Story = {
  args: { path: detailsOf(deletion) },
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByText('What was deleted')).toBeVisible()
    await expect(dialog.getByText('Office manager')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Everything done to this record' })).toBeVisible()
    const gone = 'The career is not in the trash any more, so it cannot be restored.'
    await expect(await dialog.findByText(gone)).toBeVisible()
    await expect(dialog.queryByRole('link', { name: /^Open/ })).not.toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  },
}

export const Refused: Story = {
  args: { path: detailsOf(actWith(({ status }) => status === 403)) },
  play: async () => {
    const dialog = await openedDetails()
    const outcome = 'Refused (403), 7 times within ten minutes'
    await expect(await dialog.findByText(outcome)).toBeVisible()
    await expect(dialog.queryByRole('region', { name: 'Changes' })).not.toBeInTheDocument()
  },
}

export const WithoutChanges: Story = {
  args: { path: detailsOf(actWith(({ action, status }) => action === 'login' && status === 200)) },
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByText(/^Done/)).toBeVisible()
    const acts = dialog.queryByRole('link', { name: 'Everything done to this record' })
    await expect(acts).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { api: { answers: [answers.never('audit')] } },
  play: async () => {
    const dialog = await openedDetails()
    await expect(dialog.getByText('When')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { api: { answers: [answers.failing('audit')] } },
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByText('The audit entry could not be loaded')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { path: `${auditList}?open=no-such-entry` },
  play: async () => {
    const dialog = await openedDetails()
    await expect(await dialog.findByText('This entry does not exist')).toBeVisible()
  },
}

/** The next entry of the list opens in its place, and closing returns to the list. */
export const Stepped: Story = {
  tags: ['action'],
  play: async () => {
    const dialog = await openedDetails()
    await dialog.findByText('5 changes')
    await userEvent.click(dialog.getByRole('button', { name: 'Next entry' }))
    await expect(await dialog.findByText('2 changes')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const OnAPhone: Story = { ...TextsChanged, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...TextsChanged, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...TextsChanged, globals: { direction: 'rtl' } }
