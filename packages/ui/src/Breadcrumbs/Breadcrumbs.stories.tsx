import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs'
import { defineStatus } from '../stories/status'
import { manyOfOneLandmark, matrixStory } from '../stories/matrixStory'
import { arabic, longText, pointerStates } from '../stories/states'

const meta = {
  title: 'Components/Layout/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
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

export const Playground: Story = {}

export const Matrix: Story = matrixStory<BreadcrumbsProps>(
  {
    room: '20rem',
    draw: (props) => <Breadcrumbs {...props} />,
    base: {
      items: [{ label: 'Content' }, { label: 'Blogs', href: '#blogs' }, { label: 'Edit blog' }],
    },
    states: {
      Default: {},
      ...pointerStates,
      'One step': { props: { items: [{ label: 'Home' }] } },
      'Long text': { props: { items: [{ label: 'Blogs', href: '#blogs' }, { label: longText }] } },
      'Right to left': {
        props: {
          items: [
            { label: arabic.content },
            { label: arabic.testimonials, href: '#testimonials' },
            { label: arabic.person },
          ],
        },
        dir: 'rtl',
      },
    },
  },
  manyOfOneLandmark,
)

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(trail.getByRole('link', { name: 'Testimonials' })).toBeVisible()
    await expect(trail.getByText('Priya Raman')).toHaveAttribute('aria-current', 'page')
    await expect(trail.getByText('Content').closest('a')).toBeNull()
  },
}

export const Truncated: Story = {
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
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Testimonials' })
    await expect(back).toBeVisible()
    await expect(canvas.getByText('Content')).not.toBeVisible()
    await expect(canvas.getByText('Priya Raman').getBoundingClientRect().width).toBe(1)
  },
}
