import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'

import { Button } from '../Button/Button'
import { color, motion, radius, space, text } from '../theme/tokens'
import { foundationParameters } from './foundationParameters'

const meta = {
  title: 'Foundations/Motion',
  parameters: foundationParameters(
    'Motion tells where something comes from, and is over before it is in the way: between 120 and 200 milliseconds. Nothing moves for those who asked their device for less motion.',
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const uses: Record<keyof typeof motion, string> = {
  quick: 'Colours and edges under the pointer, a button that is pressed',
  calm: 'What comes and goes: dialogs, menus, the drawer, toasts',
}

/** Press Play to compare both. With reduced motion the boxes jump. */
export const Durations: Story = {
  render: () => <Tracks />,
  play: async ({ canvas, userEvent }) => {
    const durations = Object.values(motion).map((value) => Number.parseInt(value, 10))
    await expect(Math.min(...durations)).toBeGreaterThanOrEqual(120)
    await expect(Math.max(...durations)).toBeLessThanOrEqual(200)

    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    // Nothing moves while a story plays.
    const { transitionDuration } = getComputedStyle(canvas.getByTestId('calm'))
    await expect(transitionDuration).toBe('0s')
  },
}

function Tracks() {
  const [isAtEnd, setIsAtEnd] = useState(false)
  return (
    <List>
      {Object.entries(motion).map(([name, value]) => (
        <li key={name}>
          <p>
            <code>{name}</code> {value}
            <small>{Reflect.get(uses, name)}</small>
          </p>
          <Track>
            <Box data-testid={name} data-at-end={isAtEnd} style={{ '--motion': value }} />
          </Track>
        </li>
      ))}
      <li>
        <Button onClick={() => setIsAtEnd(!isAtEnd)}>Play</Button>
      </li>
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space.s5};
  max-inline-size: 36rem;

  & p {
    padding-block-end: ${space.s2};
    font: ${text.sm};
  }
  & small {
    display: block;
    color: ${color.inkMuted};
    font-size: inherit;
  }
`

const Track = styled.div`
  padding: ${space.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.sunken};
`

const Box = styled.div`
  inline-size: ${space.s8};
  block-size: ${space.s8};
  margin-inline-start: 0;
  border-radius: ${radius.s};
  background: ${color.accent};
  transition: margin-inline-start var(--motion);
  forced-color-adjust: none;

  &[data-at-end='true'] {
    margin-inline-start: calc(100% - ${space.s8});
  }
`
