import type { Meta, StoryObj } from '@storybook/react-vite'
import { run as runAxe, type ElementContext } from 'axe-core'
import { expect } from 'storybook/test'

import { checkPartsOnce, type Axe } from './checkPartsOnce'

/** Tests that the tests check each part of a page once, and again when it changes. */
const meta = {
  title: 'Project/Parts checked once',
  render: () => (
    <main>
      <p id="unchanged">Unchanged</p>
      <p id="changing">Before</p>
      <span id="name">Name</span>
      <input id="named" aria-labelledby="name" />
    </main>
  ),
  parameters: { a11y: { test: 'off' } },
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What has passed is left out of the next check, until it or what names it changes. */
export const LeavesOutWhatHasPassed: Story = {
  play: async ({ canvasElement }) => {
    const { axe, leftOut, find } = spyOnAxe(canvasElement, [])
    await axe.run(document.body, {})
    await expect(leftOut()).toEqual([])
    await axe.run(document.body, {})
    await expect(leftOut()).toEqual(['unchanged', 'changing', 'name', 'named'])
    find('changing').textContent = 'After'
    await axe.run(document.body, {})
    await expect(leftOut()).toEqual(['unchanged', 'name', 'named'])
    find('name').textContent = ''
    await axe.run(document.body, {})
    await expect(leftOut()).toEqual(['unchanged', 'changing'])
    find('unchanged').parentElement?.setAttribute('style', 'color: silver')
    await axe.run(document.body, {})
    await expect(leftOut()).toEqual([])
  },
}

/** Other rules are checked everywhere. */
export const ChecksOtherRules: Story = {
  play: async ({ canvasElement }) => {
    const { axe, leftOut } = spyOnAxe(canvasElement, [])
    await axe.run(document.body, { runOnly: ['color-contrast'] })
    await axe.run(document.body, { runOnly: ['label'] })
    await expect(leftOut()).toEqual([])
    axe.configure({ rules: [{ id: 'label', enabled: false }] })
    await axe.run(document.body, { runOnly: ['label'] })
    await expect(leftOut()).toEqual([])
  },
}

/** What has failed is checked again. */
export const KeepsWhatHasFailed: Story = {
  play: async ({ canvasElement }) => {
    const { axe, leftOut } = spyOnAxe(canvasElement, ['a violation'])
    await axe.run(document.body, {})
    await axe.run(document.body, {})
    await expect(leftOut()).toEqual([])
  },
}

/** Axe itself finds what is wrong in a part that has changed. */
export const FindsWhatIsNew: Story = {
  play: async ({ canvasElement }) => {
    const axe = { run: runAxe as Axe['run'], configure: () => undefined }
    checkPartsOnce(axe)
    const check = async () => {
      const { violations } = await axe.run(canvasElement, { runOnly: ['label'] })
      return violations.length
    }
    await expect(await check()).toBe(0)
    canvasElement.querySelector('#name')?.replaceChildren()
    await expect(await check()).toBe(1)
  },
}

/** An axe that only lists the elements that it leaves out, and finds these violations. */
function spyOnAxe(canvas: HTMLElement, violations: string[]) {
  let excluded: Element[] = []
  const axe: Axe = {
    run: (context: ElementContext) => {
      excluded = (context as { exclude: Element[] }).exclude
      return Promise.resolve({ violations })
    },
    configure: () => undefined,
  }
  checkPartsOnce(axe)
  return {
    axe,
    leftOut: () => {
      const ids = ['unchanged', 'changing', 'name', 'named']
      return ids.filter((id) =>
        excluded.some((part) => part.contains(canvas.querySelector(`#${id}`))),
      )
    },
    find: (id: string) => canvas.querySelector(`#${id}`) ?? canvas,
  }
}
