import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { editPath } from '../../../shared/paths'
import { problem } from '../../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { careerWith } from '../../ListScreen/live/stories/careersByStatus'
import { addressAnswer, addressDialog, jobId, moved, other } from './stories/addressStories'

const draft = careerWith('Draft')

const unknownWebsite = {
  slug: 'harbour-master',
  suggested: 'harbour-master',
  earlier: [],
  website: null,
}

/** The address of a record's page on the public site. It is made once, stays when the title changes, and is changed on purpose. */
const meta = {
  title: 'Screens/Features/Publishing/Address',
  component: AdminAt,
  args: { path: editPath('UK', career, jobId) },
  parameters: { layout: 'fullscreen', api: moved },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

async function retype(dialog: Awaited<ReturnType<typeof addressDialog>>, text: string) {
  const field = dialog.getByRole('textbox', { name: 'Address' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return field
}

/** @summary A page that the site shows is one press away, in the region of the console. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^\/careers\/harbour-master/ })
    await expect(link).toHaveAttribute('href', 'https://www.example.com/uk/careers/harbour-master')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** Without `SITE_URL` the server does not know where the pages are. */
export const WebsiteUnknown: Story = {
  parameters: {
    api: {
      ...moved,
      answers: [addressAnswer({ status: 200, body: unknownWebsite }, 'GET')],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/careers/harbour-master')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /harbour-master/ })).toBeNull()
  },
}

/** Before the first publication the address follows the title. */
export const BeforePublication: Story = {
  args: { path: editPath('UK', career, draft.jobId) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('It is made from the title when it is first published.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /on the public site/ })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { api: { ...moved, answers: [addressAnswer('never', 'GET')] } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Change address…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NotRead: Story = {
  parameters: {
    api: { ...moved, answers: [addressAnswer(problem(500), 'GET')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It could not be read.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Somebody who may not publish reads the address only. */
export const AsEditor: Story = {
  parameters: {
    api: {
      ...moved,
      role: 'staff',
      rights: { areas: { careers: 'edit' }, actions: [], regions: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/careers/harbour-master')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change address…' })).toBeNull()
  },
}

/** @summary The dialog tells what becomes of the present address, and which ones lead to the record. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    const dialog = await addressDialog(canvas)
    await expect(dialog.getByText(/^\/careers\/harbour-master goes on working/)).toBeVisible()
    await expect(dialog.getByText('/careers/ship-captain')).toBeVisible()
    await expect(dialog.getByText('/careers/captain')).toBeVisible()
  },
}

export const AskedOnAPhone: Story = {
  ...Asked,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const AskedDark: Story = { ...Asked, globals: { theme: 'dark' } }

/** What is typed becomes an address when the field is left. */
export const Changed: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await addressDialog(canvas)
    const field = await retype(dialog, 'Dock Master & Crew')
    await expect(dialog.getByText('The page is /careers/dock-master-and-crew')).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('dock-master-and-crew')
    await userEvent.click(dialog.getByRole('button', { name: 'Change address' }))
    await expectToast(/The address is \/careers\/dock-master-and-crew\./)
    await expect(await canvas.findByText('/careers/dock-master-and-crew')).toBeVisible()
  },
}

export const Undone: Story = {
  tags: ['action'],
  play: async (context) => {
    await Changed.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expectToast('The address is as before.')
    await expect(await context.canvas.findByText('/careers/harbour-master')).toBeVisible()
  },
}

/** An address of another record is told as soon as the field is left. */
export const Taken: Story = {
  play: async ({ canvas }) => {
    const dialog = await addressDialog(canvas)
    const field = await retype(dialog, 'pilot')
    await userEvent.tab()
    const message = `This address leads to “${other.title}”`
    await expect(await dialog.findByText(message)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Change address' }))
    await expect(
      await dialog.findByText(`“pilot” leads to “${other.title}”. Use another address.`),
    ).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    const dialog = await addressDialog(canvas)
    const field = await retype(dialog, '港湾')
    await userEvent.click(dialog.getByRole('button', { name: 'Change address' }))
    await expect(
      dialog.getByText('Address is required: use letters from a to z or digits'),
    ).toBeVisible()
    await expect(field).toHaveValue('港湾')
  },
}

/** What is typed stays when the server fails. */
export const NotChanged: Story = {
  parameters: { api: { ...moved, answers: [addressAnswer(problem(500), 'POST')] } },
  play: async ({ canvas }) => {
    const dialog = await addressDialog(canvas)
    const field = await retype(dialog, 'dock-master')
    await userEvent.click(dialog.getByRole('button', { name: 'Change address' }))
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue('dock-master')
  },
}
