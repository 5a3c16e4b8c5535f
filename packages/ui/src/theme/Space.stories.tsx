import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'

import { color, radius, shadow, space, text } from './tokens'

const meta = { title: 'Foundations/Space and shape' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Space: Story = {
  render: () => (
    <Rows>
      {Object.entries(space).map(([name, value]) => (
        <li key={name}>
          <code>{name}</code>
          <Bar data-testid="bar" style={{ '--size': value }} />
          <small>{value}</small>
        </li>
      ))}
    </Rows>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByTestId('bar').map((bar) => bar.getBoundingClientRect().width)
    await expect(widths.filter((width) => width % 4 !== 0)).toEqual([])
  },
}

export const Corners: Story = {
  render: () => (
    <Tiles>
      {Object.entries(radius).map(([name, value]) => (
        <Tile key={name} style={{ '--radius': value }}>
          {name} <small>{value}</small>
        </Tile>
      ))}
    </Tiles>
  ),
}

export const Shadows: Story = {
  render: () => (
    <Tiles>
      {Object.entries(shadow).map(([name, value]) => (
        <Tile key={name} style={{ '--radius': radius.l, '--shadow': value }}>
          {name}
        </Tile>
      ))}
    </Tiles>
  ),
}

const Rows = styled.ul`
  display: grid;
  gap: ${space.s2};

  & > li {
    display: grid;
    grid-template-columns: 3rem 4rem auto;
    align-items: center;
    justify-content: start;
    font: ${text.sm};
  }
  & small {
    color: ${color.inkMuted};
  }
`

const Bar = styled.span`
  inline-size: var(--size);
  block-size: ${space.s4};
  border-radius: 2px;
  background: ${color.accent};
`

const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s6};
`

const Tile = styled.div`
  display: grid;
  place-content: center;
  inline-size: 9rem;
  block-size: 6rem;
  border: 1px solid ${color.line};
  border-radius: var(--radius);
  background: ${color.surface};
  box-shadow: var(--shadow, none);
  text-align: center;

  & > small {
    color: ${color.inkMuted};
  }
`
