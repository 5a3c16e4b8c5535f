import { homePath } from '@staff/admin'
import { AdminAt } from '@staff/admin/testing'
import { breakpoint, layout } from '@staff/ui'
import { FrameDrawing } from '@staff/ui/foundations/FrameDrawing'
import { foundationParameters } from '@staff/ui/foundations/foundationParameters'
import { TokenTable } from '@staff/ui/foundations/TokenTable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: 'Foundations/Layout',
  parameters: foundationParameters(
    'One frame for every screen: the navigation at the side, a bar at the top, and a page that is never wider than one reads. It changes at three widths and is reviewed at five: 320, 390, 768, 1280 and 1600 pixels, in the toolbar.',
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The frame in its real proportions, a quarter of the size. */
export const Frame: Story = {
  render: () => <FrameDrawing />,
  play: async ({ canvas }) => {
    const { width } = canvas.getByText(/^side/).getBoundingClientRect()
    await expect(width).toBeCloseTo(pixels(layout.side) / 4, 1)
  },
}

const sizes: Record<keyof typeof layout, string> = {
  side: 'The navigation',
  bar: 'The bar at the top, and the line of the brand',
  page: 'A page with a form or text at its widest',
  list: 'A page with a table at its widest',
  aside: 'What stands beside a form: preview and facts',
  form: 'A short form that stands alone',
}

export const Sizes: Story = {
  render: () => (
    <TokenTable
      label="Sizes of the frame"
      columns={['Token', 'Value', 'Pixels', 'What is so wide or high']}
      rows={Object.entries(layout).map(([name, value]) => [
        name,
        value,
        pixels(value),
        Reflect.get(sizes, name),
      ])}
    />
  ),
}

const changes: Record<keyof typeof breakpoint, string> = {
  column: 'A form has one column',
  tight: 'The bar at the top takes two lines and scrolls away, and a label stands above its value',
  narrow:
    'A table becomes a list of cards, its tools one button, and the save bar stays at the thumb',
  drawer: 'The navigation becomes a drawer',
  wide: 'The tools of a list have icons only',
  medium: 'What stands beside the form, or beside the newest queries, goes below',
  beside: 'A panel at the side lies over the page; beyond, the page makes room for it',
  low: 'As a height: the bars at the top and below a form scroll away with the page',
}

export const Breakpoints: Story = {
  render: () => (
    <TokenTable
      label="Breakpoints"
      columns={['Token', 'Value', 'Pixels', 'Up to here']}
      rows={Object.entries(breakpoint).map(([name, value]) => [
        name,
        value,
        pixels(value),
        Reflect.get(changes, name),
      ])}
    />
  ),
}

/** The console itself has the sizes of the tokens. */
export const TheRealFrame: Story = {
  parameters: {
    api: {},
    layout: 'fullscreen',
  },
  // The docs page is too narrow.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'laptop' } },
  render: () => <AdminAt path={homePath('US')} />,
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main')
    const frame = main.parentElement?.getBoundingClientRect()
    const { left, top } = main.getBoundingClientRect()
    await expect([left, top]).toEqual([pixels(layout.side), pixels(layout.bar)])
    await expect(frame?.width).toBe(1280)
  },
}

/** Up to `narrow`: no side navigation, and no horizontal scrolling. */
export const TheRealFrameOnAPhone: Story = {
  ...TheRealFrame,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, width } = (await canvas.findByRole('main')).getBoundingClientRect()
    await expect([left, width]).toEqual([0, 390])
    await expect(document.documentElement.scrollWidth).toBe(390)
  },
}

/** In a wide window the tools of the top bar align with the end of the widest pages: lists. They have one place on all pages. */
export const TheRealFrameOnADesktop: Story = {
  ...TheRealFrame,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    const account = within(canvas.getByRole('button', { name: /^Account of/ })).getByText(/Moreno/)
    await expect(window.innerWidth).toBe(1600)
    await expect(account.getBoundingClientRect().right).toBe(1600 - 32)
  },
}

function pixels(rem: string): number {
  return Number.parseFloat(rem) * 16
}
