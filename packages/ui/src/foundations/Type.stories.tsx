import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'

import { text, weight } from '../theme/tokens'
import { foundationParameters } from './foundationParameters'
import { TokenTable } from './TokenTable'

const meta = {
  title: 'Foundations/Type',
  parameters: foundationParameters(
    "One typeface, Inter, served with the product. Sizes are in rem, so that they grow with the reader's own text size; each comes with its line height.",
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const SENTENCE = 'They rebuilt our booking portal'

const uses: Record<keyof typeof text, string> = {
  xs: 'Captions, labels of tiles',
  sm: 'Tables, hints, badges',
  md: 'Everything else',
  lg: 'The text of a page that is read',
  xl: 'Headings of cards and dialogs',
  xxl: 'The heading of a page',
}

/** Size over line height, in pixels at the browser's usual text size. */
export const Scale: Story = {
  render: () => (
    <TokenTable
      label="The scale of type"
      columns={['Token', 'Sample', 'Size', 'For']}
      rows={Object.entries(text).map(([name, font]) => [
        name,
        <Sample key="sample" style={{ '--sample': font }}>
          {SENTENCE}
        </Sample>,
        pixelsOf(font),
        Reflect.get(uses, name),
      ])}
    />
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByText(SENTENCE).map((sample) => {
      const { fontSize, lineHeight } = getComputedStyle(sample)
      return `${fontSize} / ${lineHeight}`.replaceAll('px', '')
    })
    await expect(sizes).toEqual(Object.values(text).map(pixelsOf))
  },
}

/** A variable font: the weights lie between the usual ones. */
export const Weights: Story = {
  render: () => (
    <TokenTable
      label="Weights of type"
      columns={['Token', 'Sample', 'Weight']}
      rows={Object.entries(weight).map(([name, value]) => [
        name,
        <Sample key="sample" style={{ '--sample': `${value} 1rem/1.5rem var(--font)` }}>
          Testimonials
        </Sample>,
        value,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready
    await expect(document.fonts.check('1rem "Inter Variable"')).toBe(true)
    const samples = canvas.getAllByText('Testimonials')
    const widths = samples.map((sample) => sample.getBoundingClientRect().width)
    await expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  },
}

/** '400 0.75rem/1rem …' as '12 / 16'. */
function pixelsOf(font: string): string {
  return [...font.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16).join(' / ')
}

const Sample = styled.span`
  display: inline-block;
  font: var(--sample);
  white-space: nowrap;
`
