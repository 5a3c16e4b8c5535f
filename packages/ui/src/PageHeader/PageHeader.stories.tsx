import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'

import { AddButton } from '../Button/AddButton'
import { Button } from '../Button/Button'
import { PageHeader } from './PageHeader'

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Testimonials' },
  argTypes: { actions: { control: false }, headingRef: { control: false } },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}

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
