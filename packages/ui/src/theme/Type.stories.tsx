import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'

import { color, space, text, weight } from './tokens'

const meta = { title: 'Foundations/Type' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  render: () => (
    <List>
      {Object.entries(text).map(([name, font]) => (
        <li key={name}>
          <code>{name}</code>
          <Sample style={{ '--sample': font }}>They rebuilt our booking portal</Sample>
          <small>{font.split(' var(')[0]}</small>
        </li>
      ))}
    </List>
  ),
  play: async ({ canvas }) => {
    const samples = canvas.getAllByText('They rebuilt our booking portal')
    const sizes = samples.map((sample) => getComputedStyle(sample).fontSize)
    await expect(sizes).toEqual(['12px', '13px', '14px', '16px', '20px', '28px'])
  },
}

export const Weights: Story = {
  render: () => (
    <List>
      {Object.entries(weight).map(([name, value]) => (
        <li key={name}>
          <code>{name}</code>
          <Sample style={{ '--sample': `${value} 1rem/1.5rem var(--font)` }}>Testimonials</Sample>
          <small>{value}</small>
        </li>
      ))}
    </List>
  ),
}

const List = styled.ul`
  display: grid;
  gap: ${space.s4};

  & > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    gap: ${space.s4};
    align-items: baseline;
    padding-block-end: ${space.s4};
    border-block-end: 1px solid ${color.line};
  }
  & code,
  & small {
    color: ${color.inkMuted};
    font-size: 0.75rem;
  }
`

const Sample = styled.span`
  font: var(--sample);
`
