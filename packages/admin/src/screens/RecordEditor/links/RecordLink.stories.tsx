import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { editPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'

const [article] = blogFixtures.records
const [career] = careerFixtures.records
if (!article || !career) throw new Error('There are no samples')

/** A link in a text to a record, found by its title. */
const meta = {
  title: 'Screens/Features/Palette/Link to a record',
  component: AdminAt,
  args: { path: editPath('US', blogFixtures.entity, article.id) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Only records with a page on the site are offered. */
export const Found: Story = {
  play: async () => {
    const field = await open()
    await userEvent.type(field, career.title.slice(0, 8))
    await expect(await screen.findByRole('option', { name: nameOf(career.title) })).toBeVisible()
    await expect(screen.queryByRole('option', { name: /^Priya/ })).toBeNull()
  },
}

/** The selected words become the link; without any, the title does. */
export const Inserted: Story = {
  tags: ['action'],
  play: async () => {
    const field = await open()
    await userEvent.type(field, career.title.slice(0, 8))
    const option = await screen.findByRole('option', { name: nameOf(career.title) })
    // Without `act`: the form is rendered again meanwhile, and parts of it wait for their code.
    option.click()
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
    const link = `[${career.title}](record:careers/${career.jobId})`
    await waitFor(() => expect(area.value.startsWith(link)).toBe(true))
    await expect(area).toHaveFocus()
  },
}

export const NothingFound: Story = {
  play: async () => {
    const field = await open()
    await userEvent.type(field, 'xyzzy')
    await expect(
      await screen.findByText('Nothing with a page on the site was found for “xyzzy”.'),
    ).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open()
  },
}

function nameOf(title: string) {
  return (name: string) => name.startsWith(title)
}

async function open(): Promise<HTMLElement> {
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
  area.focus()
  area.setSelectionRange(0, 0)
  await userEvent.click(screen.getByRole('button', { name: 'Link to a record' }))
  return screen.findByRole('combobox', { name: /^Link to a record/ })
}
