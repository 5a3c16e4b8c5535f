import { expect, test } from 'vitest'

import { wordsOf } from './wordsOf'

const source = `import { expect } from 'storybook/test'

const DENIED =
  'You may not see this.'
const AGAIN = "Don't"

/** A reader's 'comment'. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    // 'Nothing' either
    await expect(await canvas.findByText(DENIED)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Gone' })).not.toBeInTheDocument()
    await canvas.findByRole('button', { name: 'Login' })
  },
}

export const Other: Story = { ...Shown, play: () => look(AGAIN) }

async function look(words: string) {
  await screen.findByText('Of nobody alone')
}
`

test('a story writes its own strings and those of the constants that it names', () => {
  expect(wordsOf(source).get('Shown')).toEqual(['button', 'Login', 'You may not see this.'])
  expect(wordsOf(source).get('Other')).toEqual(["Don't"])
})

test('a source without stories writes nothing', () => {
  expect(wordsOf('const meta = {}').size).toBe(0)
})
