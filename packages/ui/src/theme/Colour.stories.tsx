import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'

import { shapePairs, textPairs } from './colorPairs'
import { contrast } from './contrast'
import { PairTable } from './PairTable'
import { color, palettes, radius, space, text, type ThemeName } from './tokens'

const meta = { title: 'Foundations/Colour' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const themes = ['light', 'dark'] as const satisfies readonly ThemeName[]

export const Palettes: Story = {
  render: () => (
    <Themes>
      {themes.map((theme) => (
        <Sheet key={theme} data-theme={theme}>
          <h2>{theme}</h2>
          <Swatches>
            {Object.entries(palettes[theme]).map(([name, value]) => (
              <li key={name}>
                <Swatch style={{ '--swatch': value }} />
                {name}
                <code>{value}</code>
              </li>
            ))}
          </Swatches>
        </Sheet>
      ))}
    </Themes>
  ),
}

export const TextOnItsGrounds: Story = {
  render: () => (
    <Themes>
      {themes.map((theme) => (
        <Sheet key={theme} data-theme={theme}>
          <PairTable caption={`Text, ${theme}`} theme={theme} pairs={textPairs} />
          <PairTable caption={`Edges and marks, ${theme}`} theme={theme} pairs={shapePairs} />
        </Sheet>
      ))}
    </Themes>
  ),
  play: async () => {
    await expect(tooFaint(textPairs, 4.5)).toEqual([])
    await expect(tooFaint(shapePairs, 3)).toEqual([])
  },
}

function tooFaint(pairs: typeof textPairs, least: number): string[] {
  return themes.flatMap((theme) =>
    pairs.flatMap(([ground, inks]) =>
      inks
        .filter((ink) => contrast(palettes[theme][ink], palettes[theme][ground]) < least)
        .map((ink) => `${theme}: ${ink} on ${ground}`),
    ),
  )
}

const Themes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space.s6};
`

const Sheet = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.s4};
  padding: ${space.s6};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};

  & > h2 {
    font: ${text.xl};
    text-transform: capitalize;
  }
`

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space.s3};

  & > li {
    display: grid;
    font: ${text.sm};
  }
  & code {
    color: ${color.inkMuted};
    font-size: 0.75rem;
  }
`

const Swatch = styled.span`
  block-size: ${space.s10};
  margin-block-end: ${space.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: var(--swatch);
`
