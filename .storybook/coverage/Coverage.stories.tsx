import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { coverageOf } from './coverage'
import { CoveragePage } from './CoveragePage'
import { countOf, filtered, missingOf } from './parts'
import { rules } from './rules'
import { stories } from './storyFiles'

const parts = coverageOf(stories)

const meta = {
  title: 'Coverage',
  // No args, because Storybook would send all of the data to the manager.
  render: () => <CoveragePage parts={parts} />,
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** All rules, routes, messages and states, with their stories. */
export const Coverage: Story = {
  play: async ({ canvas }) => {
    await expect(parts.flatMap(missingOf)).toEqual([])
    await expect(canvas.getByText('Nothing is missing')).toBeVisible()
    for (const { title, counted, tables } of parts) {
      await expect(canvas.getByText(title)).toBeVisible()
      const total = canvas.getByText(counted).closest('li')
      await expect(total).toHaveTextContent(`${countOf(tables)} ${counted}`)
    }
    // The page stays at the top. A step that opens a part would scroll to it.
    await expect(window.scrollY).toBe(0)
  },
}

/** The links in an open part lead to stories that exist. */
export const Opened: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Messages of the specification'))
    await expect(await canvas.findByText('An error occurred during login')).toBeVisible()

    const ids = stories.map(({ id }) => id)
    const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>('td a')].map(storyIdOf)
    await expect(links.length).toBeGreaterThan(22)
    await expect(links.filter((id) => !ids.includes(id))).toEqual([])
  },
}

/** The filter finds a rule and its story by a word of the message. */
export const Filtered: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const filter = canvas.getByLabelText('Filter by text')
    await userEvent.click(filter)
    // Typing would render the page for each letter; pasting is one event.
    await userEvent.paste('currently 47')
    await expect(canvas.getByText('1 line')).toBeVisible()
    const rule = within(canvas.getByRole('table', { name: /^Testimonial/ }))
    const message = rule.getByRole('link', { name: /currently 47 words/ })
    await expect(storyIdOf(message)).toBe('forms-testimonial--description-too-long')

    await userEvent.paste(' and more')
    await expect(canvas.getByText('No lines')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

const withoutOne = stories.filter(({ id }) => id !== 'forms-testimonial--rating-missing')

/** A rule without its story is listed at the top and marked in its row. */
export const SomethingMissing: Story = {
  render: () => <CoveragePage parts={[filtered(rules(withoutOne), 'testimonial')]} />,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing: 1')).toBeVisible()
    const name = 'Testimonial: rating · required · Rating is required'
    await expect(canvas.getByText(name)).toBeVisible()
    const table = canvas.getByRole('table', { name: /^Testimonial 10 of 11/ })
    await expect(within(table).getByText('Missing')).toBeVisible()
  },
}

function storyIdOf(link: HTMLElement): string {
  return /^\.\/\?path=\/story\/([\w-]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''
}
