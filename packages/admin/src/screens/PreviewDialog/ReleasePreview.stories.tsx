import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { releasePath } from '../../shared/paths'
import { problem } from '../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { apiWith, open, released, scheduled } from '../Releases/stories/releases'
import { answering, choose, link } from './stories/previewSteps'

const listed = link(1, { record: undefined, release: open.id, madeBy: 'Ana Moreno' })

/** Links that show the website as it is once a release is out, from the page of the release. */
const meta = {
  title: 'Screens/Features/Publishing/Preview of a release',
  component: AdminAt,
  args: { path: releasePath('US', open.id) },
  parameters: { layout: 'fullscreen', api: apiWith(open) },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

async function openDialog({ canvas }: Pick<StoryContext, 'canvas'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Share a preview…' }))
  return within(await screen.findByRole('dialog', { name: /^Share a preview of “/ }))
}

/** The address is shown once, and the link is in the list. */
export const Made: Story = {
  play: async (context) => {
    const dialog = await openDialog(context)
    await choose(await dialog.findByRole('button', { name: /It works for/ }), '7 days')
    await userEvent.click(dialog.getByRole('button', { name: 'Make link' }))
    await expect(await dialog.findByLabelText('Preview link')).toHaveTextContent(
      /#token=[\w-]{43}&area=&id=&at=$/,
    )
    await expect(await dialog.findByText(/^This release, until/)).toHaveTextContent('Nov 27, 2026')
    await expect(dialog.getByText('By Ana Moreno, not used yet')).toBeVisible()
  },
}

export const MadeDark: Story = { ...Made, globals: { theme: 'dark' } }

export const MadeOnAPhone: Story = {
  ...Made,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const OfAScheduledRelease: Story = {
  args: { path: releasePath('US', scheduled.id) },
  parameters: { api: apiWith(scheduled) },
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(await dialog.findByRole('button', { name: 'Make link' })).toBeEnabled()
    await expect(dialog.queryByText('Links that work')).toBeNull()
  },
}

/** The site shows it, so there is nothing to preview. */
export const OfAReleaseThatIsOut: Story = {
  args: { path: releasePath('US', released.id) },
  parameters: { api: apiWith(released) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Undo…' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share a preview…' })).toBeNull()
  },
}

export const Revoked: Story = {
  tags: ['action'],
  parameters: { api: { ...apiWith(open), previews: [listed] } },
  play: async (context) => {
    const dialog = await openDialog(context)
    await userEvent.click(await dialog.findByRole('button', { name: 'Revoke' }))
    await expectToast('The link shows nothing any more.')
    await expect(dialog.queryByText('Links that work')).toBeNull()
  },
}

export const NotConfigured: Story = {
  parameters: { api: { ...apiWith(open), previewUrl: null } },
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(await dialog.findByText(/has to set PREVIEW_URL/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Make link' })).toBeNull()
  },
}

export const NotLoaded: Story = {
  parameters: {
    api: { ...apiWith(open), answers: [answering(problem(500))] },
  },
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(await dialog.findByText('The preview links could not be loaded')).toBeVisible()
  },
}
