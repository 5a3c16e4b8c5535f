import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'

import { AddButton } from '../Button/AddButton'
import { Button } from '../Button/Button'
import { PageHeader, type PageHeaderProps } from './PageHeader'
import { defineStatus } from '../stories/status'
import { manyOfOneLandmark, matrixStory } from '../stories/matrixStory'
import { arabic, longText } from '../stories/states'

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { title: 'Testimonials' },
  argTypes: {
    title: { control: 'text' },
    intro: { control: 'text' },
    actions: { control: false },
    headingRef: { control: false },
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithIntroAndActions: Story = {
  args: {
    intro: 'What clients say, shown on the public site in both regions.',
    actions: (
      <>
        <Button>Export</Button>
        <AddButton href="#create">Add testimonial</AddButton>
      </>
    ),
  },
}

export const Matrix: Story = matrixStory<PageHeaderProps>(
  {
    room: '100%',
    draw: (props) => <PageHeader {...props} />,
    base: { title: 'Testimonials' },
    states: {
      'Title alone': {},
      'With an intro': { props: { intro: 'What clients say, shown on the public site.' } },
      'With actions': { props: WithIntroAndActions.args },
      'Long text': { props: { title: longText, intro: longText } },
      'Right to left': {
        props: {
          title: arabic.testimonials,
          intro: arabic.sentence,
          actions: <AddButton>{arabic.add}</AddButton>,
        },
        dir: 'rtl',
      },
    },
  },
  manyOfOneLandmark,
)

export const LongTitleOnANarrowScreen: Story = {
  args: {
    ...WithIntroAndActions.args,
    title: 'Edit the testimonial of Wilhelmina Featherstonehaugh-Blankenship',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 326 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('heading').getBoundingClientRect()
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
}

const heading = createRef<HTMLHeadingElement>()

export const FocusedAfterNavigation: Story = {
  args: { headingRef: heading },
  play: async ({ canvas }) => {
    heading.current?.focus()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Testimonials' })).toHaveFocus()
  },
}
