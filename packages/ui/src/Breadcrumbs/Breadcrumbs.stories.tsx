import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Breadcrumbs } from './Breadcrumbs'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Content' },
      { label: 'Testimonials', href: '#testimonials' },
      { label: 'Priya Raman' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(trail.getByRole('link', { name: 'Testimonials' })).toBeVisible()
    await expect(trail.getByText('Priya Raman')).toHaveAttribute('aria-current', 'page')
    await expect(trail.getByText('Content').closest('a')).toBeNull()
  },
}

export const OneStep: Story = { args: { items: [{ label: 'Home' }] } }

export const TooLongForItsPlace: Story = {
  args: {
    items: [
      { label: 'Content' },
      { label: 'Contractual positions', href: '#contractual-positions' },
      { label: 'Senior platform engineer for the Midwest logistics programme, second shift' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation')
    await expect(trail.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const BackLinkOnANarrowScreen: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Testimonials' })
    await expect(back).toBeVisible()
    await expect(canvas.getByText('Content')).not.toBeVisible()
    await expect(canvas.getByText('Priya Raman').getBoundingClientRect().width).toBe(1)
  },
}
