import {
  AdminAt,
  editStories,
  journeyStory,
  listStories,
  screenParameters,
} from '@staff/admin/testing'
import { clientFixtures } from '@staff/content/client/client.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

// The second ends with a slash, which the cell removes from the text of a link.
const FOREIGN = ['javascript:alert(1)', 'vbscript:x/', 'data:text/html,x']

const list = listStories(clientFixtures)
const edit = editStories(clientFixtures)

/** The companies that the public site shows with their logos. */
const meta = {
  title: 'Screens/Areas/Clients',
  component: AdminAt,
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = list.filled
/** Websites open in a new tab, without opener and referrer. */
export const ListLinksWebsites: Story = {
  tags: ['action'],
  ...list.filled,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'www.twinbrook.example/clinics' })
    await expect(link).toHaveAttribute('href', 'https://www.twinbrook.example/clinics')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** A stored URL with another scheme is not rendered as a link. */
export const ListWithoutForeignLinks: Story = {
  ...list.filled,
  parameters: {
    api: {
      records: {
        clients: FOREIGN.map((websiteLink, index) => ({
          ...clientFixtures.filled,
          id: `019a0000-0000-7000-8000-00000000099${index}`,
          websiteLink,
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    for (const address of FOREIGN)
      // One row after the other.
      await expect(await canvas.findByText(address)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /alert|x/ })).not.toBeInTheDocument()
  },
}
export const ListLoading: Story = list.loading
export const ListNothingYet: Story = list.nothingYet
export const ListNothingFound: Story = list.nothingFound
export const ListFailed: Story = list.failed
export const ListInTheUK: Story = list.inRegion('UK')
export const ListAsStaff: Story = list.asStaff
export const Create: Story = edit.create
export const Edit: Story = edit.filled
export const EditLoading: Story = edit.loading
export const EditNotFound: Story = edit.notFound
export const EditFailed: Story = edit.failed
export const Journey: Story = { ...journeyStory(clientFixtures), tags: ['action'] }
