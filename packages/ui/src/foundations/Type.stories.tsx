import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'

import { text, tracking, weight } from '../theme/tokens'
import { foundationParameters } from './foundationParameters'
import { TokenTable } from './TokenTable'

const meta = {
  title: 'Foundations/Type',
  parameters: foundationParameters(
    "One typeface, Inter, served with the product. Its six sizes are those of GitHub Primer, in rem, so that they grow with the reader's own text size; each comes with its line height. A screen needs three of them, and a test refuses a size that is not here.",
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const SENTENCE = 'They rebuilt our booking portal'

const uses: Record<keyof typeof text, string> = {
  xs: 'Badges, heads of columns, labels that stand alone on their line',
  sm: 'Hints and messages at fields, dates: small text of more than one line',
  md: 'Everything else',
  lg: 'Headings of dialogs and empty lists, with the weight of a heading',
  xl: 'The heading of a screen, and its large numbers',
  xxl: 'The heading of the login on a phone',
  display: 'The heading of the login',
}

/** Font size and line height in pixels at the browser's default text size. */
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

/** A variable font: the weights are between the usual ones. */
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

/** Large type looks loose at the spacing of small type, so headings have slightly less. All other text has none. */
export const LetterSpacing: Story = {
  render: () => (
    <TokenTable
      label="Letter-spacing"
      columns={['Token', 'Sample', 'Value', 'For']}
      rows={[
        [
          'heading',
          <Sample key="sample" data-tight style={{ '--sample': text.xl }}>
            Testimonials
          </Sample>,
          tracking.heading,
          'Headings of screens, dialogs and the login; the name of the product',
        ],
        [
          'none',
          <Sample key="sample" style={{ '--sample': text.xl }}>
            Testimonials
          </Sample>,
          '0',
          'Everything else',
        ],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [tight, usual] = canvas.getAllByText('Testimonials').map((sample) => sample.offsetWidth)
    await expect(tight).toBeLessThan(usual ?? 0)
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

  &[data-tight] {
    letter-spacing: ${tracking.heading};
  }
`
