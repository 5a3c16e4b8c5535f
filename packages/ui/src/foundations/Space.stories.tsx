import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'

import { color, space } from '../theme/tokens'
import { foundationParameters } from './foundationParameters'
import { TokenTable } from './TokenTable'

const meta = {
  title: 'Foundations/Space',
  parameters: foundationParameters(
    'Paddings, gaps and margins are multiples of 4 pixels, as in GitHub Primer: the number in a name counts them. A test refuses any other; only one pixel is free, for the line of a border. A component has no outer margin; whoever puts things together gives the gap.',
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** In rem, so that space grows with the text. */
export const Steps: Story = {
  render: () => (
    <TokenTable
      label="Steps of space"
      columns={['Token', 'Value', 'Pixels', 'As wide as']}
      rows={Object.entries(space).map(([name, value]) => [
        name,
        value,
        Number.parseFloat(value) * 16,
        <Bar key="bar" data-testid={name} style={{ '--size': value }} />,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of Object.keys(space)) {
      const { width } = canvas.getByTestId(name).getBoundingClientRect()
      await expect([name, width]).toEqual([name, Number(name.slice(1)) * 4])
    }
  },
}

const Bar = styled.span`
  display: block;
  inline-size: var(--size);
  block-size: ${space.s4};
  border-radius: 2px;
  background: ${color.accent};
  forced-color-adjust: none;
`
