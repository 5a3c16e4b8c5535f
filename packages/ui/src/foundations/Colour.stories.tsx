import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { colorUsers } from 'virtual:color-users'

import { AddButton } from '../Button/AddButton'
import { shapePairs, textPairs, type ColorPairs } from '../theme/colorPairs'
import { contrast } from '../theme/contrast'
import { palettes, type ColorName, type ThemeName } from '../theme/tokens'
import { colorRoles } from './colorRoles'
import { foundationParameters } from './foundationParameters'
import { PairTable } from './PairTable'
import { Swatch } from './Swatch'
import { ThemeSheets } from './ThemeSheets'
import { TokenTable } from './TokenTable'

const meta = {
  title: 'Foundations/Colour',
  parameters: foundationParameters(
    'Every colour has a name that says what it is for; its value depends on the theme. Styles use the names alone, so a theme changes values and draws nothing again.',
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const themes = ['light', 'dark'] as const satisfies readonly ThemeName[]
// The keys of our own object.
const names = Object.keys(palettes.light) as ColorName[]

/** The purpose and users of each colour, read from the sources. */
export const EveryColour: Story = {
  render: () => (
    <TokenTable
      label="Every colour"
      columns={['Token', 'Light', 'Dark', 'For', 'Used by']}
      rows={names.map((name) => [
        name,
        <Swatch key="light" value={palettes.light[name]} />,
        <Swatch key="dark" value={palettes.dark[name]} />,
        <Role key="role">{colorRoles[name]}</Role>,
        <Role key="users" as="small">
          {(colorUsers[name] ?? ['theme']).join(', ')}
        </Role>,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(names.length + 1)
    await expect(canvas.getByRole('row', { name: /^add #147a3d/ })).toHaveTextContent('Button')
  },
}

/** The token is `add`: the button has its value in the current theme, and `addInk` is the colour of its text. */
export const AddColour: Story = {
  render: () => (
    <TokenTable
      label="The green of Add"
      columns={['Token', 'Light', 'Dark', 'Button']}
      rows={[
        [
          'add',
          <Swatch key="light" value={palettes.light.add} />,
          <Swatch key="dark" value={palettes.dark.add} />,
          <AddButton key="button">Add testimonial</AddButton>,
        ],
      ]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { backgroundColor, color } = getComputedStyle(canvas.getByRole('button'))
    const { add, addInk } = palettes[globals['theme'] === 'dark' ? 'dark' : 'light']
    await expect([backgroundColor, color].map(hexOf)).toEqual([add, addInk])
  },
}

export const AddColourInDark: Story = { ...AddColour, globals: { theme: 'dark' } }

/** Text needs a contrast of 4.5 on its background, edges and marks 3. The ratios follow WCAG 2. */
export const Contrast: Story = {
  render: () => (
    <ThemeSheets>
      {(theme) => (
        <>
          <PairTable caption="Text" theme={theme} pairs={textPairs} />
          <PairTable caption="Edges and marks" theme={theme} pairs={shapePairs} />
        </>
      )}
    </ThemeSheets>
  ),
  play: async () => {
    await expect(tooFaint(textPairs, 4.5)).toEqual([])
    await expect(tooFaint(shapePairs, 3)).toEqual([])
  },
}

const Role = styled.span`
  display: block;
  inline-size: 15rem;
`

function tooFaint(pairs: ColorPairs, least: number): string[] {
  return themes.flatMap((theme) =>
    pairs.flatMap(([ground, inks]) =>
      inks
        .filter((ink) => contrast(palettes[theme][ink], palettes[theme][ground]) < least)
        .map((ink) => `${theme}: ${ink} on ${ground}`),
    ),
  )
}

/** 'rgb(20, 122, 61)' as '#147a3d'. */
function hexOf(rgb: string): string {
  const parts = rgb.match(/\d+/g) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
