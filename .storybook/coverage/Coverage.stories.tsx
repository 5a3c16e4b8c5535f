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
  // Not by args: Storybook would send all of it to its frame.
  render: () => <CoveragePage parts={parts} />,
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every rule, route, message and state, each with the stories that show it. */
export const Coverage: Story = {
  play: async ({ canvas }) => {
    await expect(parts.flatMap(missingOf)).toEqual([])
    await expect(canvas.getByText('Nothing is missing')).toBeVisible()
    for (const { title, counted, tables } of parts) {
      await expect(canvas.getByText(title)).toBeVisible()
      const total = canvas.getByText(counted).closest('li')
      await expect(total).toHaveTextContent(`${countOf(tables)} ${counted}`)
    }
    // It opens at its top: a step that opens a part would scroll to it.
    await expect(window.scrollY).toBe(0)
  },
}

/** A part that is opened leads to stories that there are. */
export const Opened: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Messages of the specification'))
    await expect(await canvas.findByText('An error occurred during login')).toBeVisible()

    const ids = stories.map(({ id }) => id)
    const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>('td a')].map(storyOf)
    await expect(links.length).toBeGreaterThan(22)
    await expect(links.filter((id) => !ids.includes(id))).toEqual([])
  },
}

/** A word of a message finds the rule and its story. */
export const Filtered: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const filter = canvas.getByLabelText('Filter by text')
    await userEvent.click(filter)
    // Pasting is one event where typing draws the page for each letter.
    await userEvent.paste('currently 47')
    await expect(canvas.getByText('1 line')).toBeVisible()
    const rule = within(canvas.getByRole('table', { name: /^Testimonial/ }))
    const message = rule.getByRole('link', { name: /currently 47 words/ })
    await expect(storyOf(message)).toBe('forms-testimonial--description-too-long')

    await userEvent.paste(' and more')
    await expect(canvas.getByText('No lines')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

const withoutOne = stories.filter(({ id }) => id !== 'forms-testimonial--rating-missing')

/** A rule without its story is named, at the top and in its line. */
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

function storyOf(link: HTMLElement): string {
  return /^\.\/\?path=\/story\/([\w-]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''
}
