import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { usedIcons } from 'virtual:used-icons'

import { color, radius, space, text, weight } from '../theme/tokens'
import { foundationParameters } from './foundationParameters'

const meta = {
  title: 'Foundations/Icons',
  parameters: foundationParameters(
    "Icons are Lucide's, drawn with one stroke in the colour of the text beside them. An icon stands beside words; alone it needs a name that can be heard. None carries a meaning that no word carries.",
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every icon of the product and its users, read from the sources. Check here before you add one. */
export const EveryIcon: Story = {
  render: () => (
    <Grid>
      {usedIcons.map(({ name, Icon, users }) => (
        <li key={name}>
          <Icon aria-hidden />
          <strong>{name}</strong>
          <small>{users.join(', ')}</small>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(usedIcons.length)
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0)
  },
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space.s3};

  & > li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${space.s1};
    padding: ${space.s4};
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.surface};
    font: ${text.xs};
    overflow-wrap: anywhere;
  }
  & strong {
    padding-block-start: ${space.s2};
    font-weight: ${weight.label};
  }
  & small {
    color: ${color.inkMuted};
    font-size: inherit;
  }
  & svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`
