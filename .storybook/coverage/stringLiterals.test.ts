import { expect, test } from 'vitest'

import { stringLiteralsOf } from './stringLiterals'

const source = `import { expect } from 'storybook/test'

const DENIED =
  'You may not see this.'
const AGAIN = "Don't"

/** A reader's 'comment'. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    // Also a 'comment'
    await expect(await canvas.findByText(DENIED)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Gone' })).not.toBeInTheDocument()
    await canvas.findByRole('button', { name: 'Login' })
  },
}

export const Other: Story = { ...Shown, play: () => find(AGAIN) }

async function find(text: string) {
  await screen.findByText('In a shared function')
}
`

test('finds the strings of a story and of the constants that it uses', () => {
  expect(stringLiteralsOf(source).get('Shown')).toEqual([
    'button',
    'Login',
    'You may not see this.',
  ])
  expect(stringLiteralsOf(source).get('Other')).toEqual(["Don't"])
})

test('finds nothing in a source without stories', () => {
  expect(stringLiteralsOf('const meta = {}').size).toBe(0)
})
