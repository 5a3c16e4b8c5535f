import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { editPath } from '../../../shared/paths'
import { problem } from '../../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { addressAnswer, addressDialog, jobId, moved } from './stories/addressStories'

/** An earlier address of a record is given away, so that another record can get it. */
const meta = {
  title: 'Screens/Features/Publishing/Releasing an address',
  component: AdminAt,
  args: { path: editPath('UK', career, jobId) },
  parameters: { layout: 'fullscreen', api: moved },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function askToRelease(canvas: Canvas) {
  const dialog = await addressDialog(canvas)
  await userEvent.click(dialog.getByRole('button', { name: 'Release /careers/captain…' }))
  return { dialog, question: within(dialog.getByRole('group', { name: /^Release/ })) }
}

/** Administrators can give an earlier address to other records. It is asked first, because links to it break. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    const { question } = await askToRelease(canvas)
    await expect(
      question.getByText(/Links to it break, and another career can get it\.$/),
    ).toBeVisible()
    await expect(question.getByRole('button', { name: 'Keep' })).toHaveFocus()
  },
}

export const AskedOnAPhone: Story = {
  ...Asked,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Released: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const { dialog, question } = await askToRelease(canvas)
    await userEvent.click(question.getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(dialog.queryByText('/careers/captain')).toBeNull())
    await expect(dialog.getByText('These lead to it, too:')).toHaveFocus()
    await expect(dialog.getByText('/careers/ship-captain')).toBeVisible()
    await expectToast('/careers/captain is released.')
  },
}

export const Kept: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const { dialog, question } = await askToRelease(canvas)
    await userEvent.click(question.getByRole('button', { name: 'Keep' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Release /careers/captain…' })).toHaveFocus(),
    )
  },
}

export const NotReleased: Story = {
  parameters: {
    api: {
      ...moved,
      answers: [addressAnswer(problem(500), 'DELETE')],
    },
  },
  play: async ({ canvas }) => {
    const { question } = await askToRelease(canvas)
    await userEvent.click(question.getByRole('button', { name: 'Release' }))
    await expect(await question.findByRole('alert')).toBeVisible()
  },
}

/** Somebody who publishes changes addresses, and gives none away. */
export const AskedAsPublisher: Story = {
  parameters: {
    api: {
      ...moved,
      role: 'staff',
      rights: { areas: { careers: 'publish' }, actions: [], regions: [] },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await addressDialog(canvas)
    await expect(dialog.getByText('/careers/captain')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Release/ })).toBeNull()
  },
}
