import type { Meta, StoryObj } from '@storybook/react-vite'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { sampleRights, withFormProviders } from '@staff/content/stories/withFormProviders'
import { expectFocusRing } from '@staff/ui/stories/accessibilityChecks'
import { expect, userEvent, within } from 'storybook/test'

import { RoleForm } from '../RoleForm'
import { previewLayout } from '../../stories/formLayout'
import { chosenSteps } from '../../stories/chosenSteps'
import { savingForm } from '../../stories/formStories'
import type { RightsRow } from './rightsContext'

const role = roleFixtures.records.find(({ name }) => name === 'Seasonal help')
const steps = ['nothing', 'see', 'edit', 'publish'] as const
const rows: RightsRow[] = [
  { area: 'blogs', label: 'Blogs', steps },
  { area: 'clients', label: 'Clients', steps: steps.slice(0, 3) },
  { area: 'teams', label: 'Teams', steps },
]

/** Everything in the table can be done with the keyboard, and the table is one stop of Tab. */
const meta = {
  title: 'Forms/Role/Rights/Keyboard',
  component: RoleForm,
  args: { ...savingForm, initial: { ...roleFixtures.filled, ...role } },
  parameters: { rights: { ...sampleRights, rows }, docs: { story: { inline: false } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof RoleForm>

export default meta
type Story = StoryObj<typeof meta>

const at = () => document.activeElement?.getAttribute('aria-label')

/** Moves the focus with keys, and checks where it is. */
async function expectMoves(moves: readonly [keys: string, to: string][]) {
  for (const [keys, to] of moves) {
    await userEvent.keyboard(keys)
    await expect(at()).toBe(to)
  }
}

/** An area that cannot be published has an empty cell, which the arrow keys pass over. */
export const Moves: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = within(canvas.getByRole('row', { name: /^Clients/ }))
    await expect(row.getAllByRole('radio')).toHaveLength(3)
    await expect(row.getAllByRole('gridcell')[3]).toBeEmptyDOMElement()
    canvas.getByRole('button', { name: 'Support' }).focus()
    await userEvent.tab()
    await expect(at()).toBe('Blogs: Nothing')
    await expectFocusRing(canvas.getByRole('radio', { name: 'Blogs: Nothing' }))
    await expectMoves([
      ['{ArrowLeft}', 'Blogs: Nothing'],
      ['{ArrowRight}', 'Blogs: See'],
      ['{ArrowDown}', 'Clients: See'],
      ['{End}', 'Clients: Edit'],
      ['{ArrowRight}', 'Clients: Edit'],
      ['{Home}', 'Clients: Nothing'],
      ['{ArrowUp}{End}', 'Blogs: Publish'],
      ['{ArrowDown}', 'Teams: Publish'],
      ['{ArrowDown}', 'Teams: Publish'],
      ['{Control>}{Home}{/Control}', 'All: Nothing'],
      ['{Control>}{End}{/Control}', 'Teams: Publish'],
    ])
    await expect(chosenSteps(canvasElement)).toMatchObject({ Blogs: 'Nothing', Teams: 'Nothing' })
    await userEvent.tab()
    await expect(document.activeElement).toBe(canvas.getByRole('checkbox', { name: 'US' }))
    await userEvent.tab({ shift: true })
    await expect(at()).toBe('Teams: Publish')
  },
}

/** Space gives the next step, and the focus goes with it. Enter chooses the cell itself. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('radio', { name: 'Blogs: Nothing' }).focus()
    await expectMoves([
      [' ', 'Blogs: See'],
      [' ', 'Blogs: Edit'],
      [' ', 'Blogs: Publish'],
    ])
    await expect(chosenSteps(canvasElement)).toMatchObject({ Blogs: 'Publish' })
    await expectMoves([[' ', 'Blogs: Nothing']])
    await expectMoves([['{ArrowDown}{End}{Enter}', 'Clients: Edit']])
    await expect(chosenSteps(canvasElement)).toMatchObject({ Clients: 'Edit' })
    await expectMoves([[' ', 'Clients: Nothing']])
    await expect(chosenSteps(canvasElement)).toMatchObject({ Clients: 'Nothing' })
  },
}

/** The heads of the columns are above the first row. */
export const ColumnSetByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('radio', { name: 'Blogs: Publish' }).focus()
    await expectMoves([['{ArrowUp}', 'All: Publish']])
    await userEvent.keyboard(' ')
    const all = { Blogs: 'Publish', Clients: 'Edit', Teams: 'Publish' }
    await expect(chosenSteps(canvasElement)).toEqual(all)
    await expect(at()).toBe('All: Publish')
  },
}

/** In a right-to-left text the arrow keys follow the columns. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Blogs: See' }).focus()
    await expectMoves([
      ['{ArrowLeft}', 'Blogs: Edit'],
      ['{ArrowRight}', 'Blogs: See'],
    ])
  },
}
