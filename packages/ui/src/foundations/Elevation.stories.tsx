import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { layer, radius, shadow, shadows } from '../theme/tokens'
import { foundationParameters } from './foundationParameters'
import { ThemeSheets } from './ThemeSheets'
import { Tile, Tiles } from './Tiles'
import { TokenTable } from './TokenTable'

const meta = {
  title: 'Foundations/Elevation',
  parameters: foundationParameters(
    'Two heights are enough: what lies on the page, and what floats above it.',
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A low shadow is invisible in the dark theme: a lighter card looks higher. */
export const Shadows: Story = {
  render: () => (
    <ThemeSheets>
      {(theme) => (
        <Tiles>
          {Object.entries(shadow).map(([name, value]) => (
            <Tile
              key={name}
              data-testid={`${theme} ${name}`}
              style={{ '--radius': radius.l, '--shadow': value }}
            >
              <code>{name}</code>
              <small>{name === 'low' ? 'Cards, buttons' : 'Menus, dialogs, toasts'}</small>
            </Tile>
          ))}
        </Tiles>
      )}
    </ThemeSheets>
  ),
  play: async ({ canvas }) => {
    const shadowOf = (name: string) => getComputedStyle(canvas.getByTestId(name)).boxShadow
    await expect(shadowOf('dark low')).toBe(shadows.dark.low)
    await expect(shadowOf('light low')).toContain('0px 1px 2px')
    await expect(shadowOf('light pop')).not.toBe(shadowOf('dark pop'))
  },
}

const above: Record<keyof typeof layer, string> = {
  bar: 'The bar at the top, over the page that scrolls below it',
  skip: 'The link to the main content, over the bar',
  dialog: 'Dialogs and the drawer, over everything of the page',
  toast: 'Messages, over dialogs too',
}

/** Floating elements are on one of four layers; a higher one covers the lower ones. */
export const Layers: Story = {
  render: () => (
    <TokenTable
      label="Layers"
      columns={['Token', 'z-index', 'What lies there']}
      rows={Object.entries(layer).map(([name, value]) => [name, value, Reflect.get(above, name)])}
    />
  ),
  play: async () => {
    const heights = Object.values(layer)
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  },
}
