import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleRights } from '@staff/content/stories/withFormProviders'
import { expect, within } from 'storybook/test'

import { previewLayout } from '../../stories/formLayout'
import { RightsView } from './RightsView'

const because = Object.fromEntries(
  sampleRights.rows.map(({ area, label }) => [
    area,
    area === 'blogs'
      ? `“Trainee” may edit ${label.toLowerCase()}.`
      : `“Trainee” does not open ${label.toLowerCase()}.`,
  ]),
)

/** The table of rights on the page of a person. */
const meta = {
  title: 'Forms/Role/Rights/For reading',
  component: RightsView,
  args: {
    rows: sampleRights.rows,
    rights: { areas: { blogs: 'edit' }, actions: ['export', 'shareViews'], regions: ['UK'] },
    because,
  },
  decorators: [previewLayout],
} satisfies Meta<typeof RightsView>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Blogs/ }))
    await expect(row.getByRole('rowheader', { name: 'Blogs' })).toBeVisible()
    await expect(row.getByText('Edit')).toBeVisible()
    await expect(row.getByText('“Trainee” may edit blogs.')).toBeVisible()
    await expect(canvas.getByText('UK')).toBeVisible()
    await expect(canvas.getByText('Export lists, Save views for everybody')).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  args: { rights: { areas: {}, actions: [], regions: [] }, because: {} },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All regions')).toBeVisible()
    await expect(canvas.getByText('Nothing else')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
