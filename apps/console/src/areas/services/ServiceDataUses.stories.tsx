import { listPath, openRecordSearch } from '@staff/admin'
import { AdminAt, chooseInRow, screenParameters } from '@staff/admin/testing'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { service } from '@staff/content/service/service.entity'
import { serviceFixtures } from '@staff/content/service/service.fixtures'
import { serviceDataFixtures } from '@staff/content/serviceData/serviceData.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

const { filled } = serviceFixtures
const own = serviceDataFixtures.records.filter(({ serviceId }) => serviceId === filled.id)
const [used, unused] = own
if (!used || !unused) throw new Error('There are no samples')

const description = `As in [${used.title}](record:services-data/${used.id}).`
const blogs = blogFixtures.records.map((each, index) =>
  index < 2 ? Object.assign({}, each, { description }) : each,
)

/** The questions in the dialog of a service’s data say where a part is used. */
const meta = {
  title: 'Screens/Areas/Services/Uses of service data',
  component: AdminAt,
  args: { path: listPath('US', service) + openRecordSearch('', filled.id) },
  parameters: { ...screenParameters, api: { records: { blogs } } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const DeleteUsed: Story = {
  play: async () => {
    const dialog = await ask(used.title, 'Delete')
    await expect(await dialog.findByText('Used in 2 places', { selector: 'summary' })).toBeVisible()
  },
}

export const DeleteUnused: Story = {
  play: async () => {
    const dialog = await ask(unused.title, 'Delete')
    await expect(await dialog.findByText('No other record uses it.')).toBeVisible()
  },
}

export const UnpublishUsed: Story = {
  play: async () => {
    const dialog = await ask(used.title, 'Unpublish')
    await expect(await dialog.findByText('Used in 2 places', { selector: 'summary' })).toBeVisible()
  },
}

async function ask(title: string, action: 'Delete' | 'Unpublish') {
  const panel = await screen.findByRole('dialog', { name: `Service data of ${filled.name}` })
  await chooseInRow(within(panel), title, action)
  return within(await screen.findByRole('alertdialog'))
}
