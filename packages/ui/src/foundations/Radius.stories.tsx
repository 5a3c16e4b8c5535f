import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { radius } from '../theme/tokens'
import { foundationParameters } from './foundationParameters'
import { Tile, Tiles } from './Tiles'

const meta = {
  title: 'Foundations/Radius',
  parameters: foundationParameters(
    'The larger the thing, the rounder its corners; what is as high as a line of text may be a pill.',
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const uses: Record<keyof typeof radius, string> = {
  s: 'Tags, marks, skeletons',
  m: 'Buttons and fields',
  l: 'Cards and dialogs',
  pill: 'Badges, tracks',
}

export const Corners: Story = {
  render: () => (
    <Tiles>
      {Object.entries(radius).map(([name, value]) => (
        <Tile key={name} data-testid={name} style={{ '--radius': value }}>
          <code>
            {name} {value}
          </code>
          <small>{Reflect.get(uses, name)}</small>
        </Tile>
      ))}
    </Tiles>
  ),
  play: async ({ canvas }) => {
    for (const [name, value] of Object.entries(radius)) {
      await expect(getComputedStyle(canvas.getByTestId(name)).borderRadius).toBe(value)
    }
  },
}
