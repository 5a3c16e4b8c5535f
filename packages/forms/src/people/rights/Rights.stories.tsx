import type { Meta, StoryObj } from '@storybook/react-vite'
import { NO_RIGHTS, type Rights } from '@staff/entity'
import { sampleRights, withFormProviders } from '@staff/content/stories/withFormProviders'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { expectTargetSizes } from '@staff/ui/stories/accessibilityChecks'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { RoleForm } from '../RoleForm'
import { previewLayout } from '../../stories/formLayout'
import { chosenSteps } from '../../stories/chosenSteps'
import { formStories, save, savingForm } from '../../stories/formStories'
import { expectMessage, expectSummary } from '../../stories/invalidField'

const none = roleNamed('Seasonal help')
const trainee = roleNamed('Trainee')
const auditor = roleNamed('External auditor')
const publishes: Rights = { ...NO_RIGHTS, areas: { blogs: 'publish' } }
const desk = { ...roleNamed('Client desk'), rights: publishes }

const meta = {
  title: 'Forms/Role/Rights',
  component: RoleForm,
  args: { ...savingForm, initial: none, recordId: none.id },
  parameters: { docs: { story: { inline: false, height: '1240px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof RoleForm>

export default meta
type Story = StoryObj<typeof meta>

/** A role without rights still has what every role has. */
export const NoRights: Story = {
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid', { name: 'Rights' })
    await expect(grid).toHaveAccessibleDescription(/open to every role/)
    await expect(new Set(Object.values(chosenSteps(canvasElement)))).toEqual(new Set(['Nothing']))
    await expect(canvas.getByText('All regions')).toBeVisible()
    await expect(canvas.getByRole('status', { name: 'What changes' })).toBeEmptyDOMElement()
    await expectTargetSizes(canvasElement)
  },
}

/** A press on the name of an area changes nothing. */
export const SomeRights: Story = {
  args: { initial: auditor, recordId: auditor.id },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(chosenSteps(canvasElement)).toMatchObject({ Blogs: 'See', Teams: 'Nothing' })
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Blogs' }))
    await expect(chosenSteps(canvasElement)).toMatchObject({ Blogs: 'See' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Blogs: Publish' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Careers: Nothing' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Export lists' }))
    await save(canvasElement)
    const rights = { areas: { blogs: 'publish', services: 'see' }, actions: ['export'] }
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ rights: { ...NO_RIGHTS, ...rights } }),
      ),
    )
  },
}

/** A template replaces what is chosen, and leaves the regions as they are. */
export const WriterChosen: Story = {
  args: { initial: { ...trainee, rights: { ...trainee.rights, regions: ['UK'] } } },
  play: async ({ canvas, canvasElement }) => {
    const templates = within(canvas.getByRole('group', { name: 'Start from' }))
    await userEvent.click(templates.getByRole('button', { name: 'Editor' }))
    await expect(chosenSteps(canvasElement)).toMatchObject({ Blogs: 'Publish' })
    await expect(canvas.getByRole('checkbox', { name: 'Import files' })).toBeChecked()
    await userEvent.click(templates.getByRole('button', { name: 'Writer' }))
    await expect(new Set(Object.values(chosenSteps(canvasElement)))).toEqual(new Set(['Edit']))
    await expect(canvas.getByRole('checkbox', { name: 'Import files' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'UK' })).toBeChecked()
  },
}

/** The head of a column sets the whole column. */
export const ColumnSet: Story = {
  args: { initial: trainee, recordId: trainee.id },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All: See' }))
    await expect(new Set(Object.values(chosenSteps(canvasElement)))).toEqual(new Set(['See']))
    await userEvent.click(canvas.getByRole('button', { name: 'All: Nothing' }))
    await expect(new Set(Object.values(chosenSteps(canvasElement)))).toEqual(new Set(['Nothing']))
  },
}

export const RegionsLimited: Story = {
  args: { initial: desk, recordId: desk.id },
  play: async ({ canvas }) => {
    const regions = within(canvas.getByRole('group', { name: 'Regions' }))
    await expect(regions.getByText('All regions')).toBeVisible()
    await userEvent.click(regions.getByRole('checkbox', { name: 'UK' }))
    await expect(regions.queryByText('All regions')).not.toBeInTheDocument()
    const status = canvas.getByRole('status', { name: 'What changes' })
    await expect(status).toHaveTextContent('3 people lose the region US: ')
    await userEvent.click(regions.getByRole('checkbox', { name: 'UK' }))
    await expect(regions.getByText('All regions')).toBeVisible()
    await expect(status).toBeEmptyDOMElement()
  },
}

export const Administrator: Story = {
  args: { initial: roleFixtures.filled },
  play: async ({ canvas }) => {
    const words = 'Administrators may do everything, so there is no table.'
    await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument()
  },
}

/** What people lose comes first. The names are those of the people with the role. */
export const ChangesForPeople: Story = {
  args: { initial: desk, recordId: desk.id },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status', { name: 'What changes' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Blogs: Edit' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Careers: Edit' }))
    const names = 'Kofi Adjei, Ottilie Grant, Hal Pemberton'
    const lines = within(status).getAllByRole('listitem')
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      `3 people lose Publish in Blogs: ${names}`,
      `3 people get Edit in Careers: ${names}`,
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'All: See' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Delete for ever' }))
    await expect(within(status).getByText(/^and \d more changes?$/)).toBeVisible()
  },
}

export const ChangesForNobody: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Blogs: See' }))
    const lines = within(canvas.getByRole('status', { name: 'What changes' })).getAllByRole(
      'listitem',
    )
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Nobody has this role yet.',
      'The role gets See in Blogs',
    ])
  },
}

/** The names of the people are not known yet. */
export const ChangesWithoutNames: Story = {
  parameters: { rights: { ...sampleRights, usePeople: () => undefined } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Blogs: See' }))
    const status = canvas.getByRole('status', { name: 'What changes' })
    await expect(status).toHaveTextContent(/The role gets See in Blogs$/)
    await expect(status).not.toHaveTextContent('Nobody')
  },
}

const message = 'There is no such area'

/** The message is at the table, and the link of the summary leads into it. */
export const Refused: Story = {
  ...formStories({ ...roleFixtures, filled: trainee }).saveRefused('rights', message),
  play: async ({ canvas, canvasElement }) => {
    await save(canvasElement)
    const refusal = { field: 'rights', message, rule: 'server', value: undefined }
    await expectMessage(canvasElement, refusal)
    await expectSummary(canvasElement, refusal)
    await expect(canvas.getByRole('grid')).toHaveAccessibleDescription(new RegExp(message))
  },
}

/** Each area is a card, and nothing scrolls sideways. */
export const Phone: Story = {
  args: { initial: desk, recordId: desk.id },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(
      within(canvas.getByRole('radio', { name: 'Blogs: Edit' })).getByText('Edit'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Careers: Edit' }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(document.activeElement).toHaveAccessibleName(/: Edit$/)
    await expect(chosenSteps(canvasElement)).toMatchObject({ Careers: 'Edit' })
    await expectTargetSizes(canvasElement)
  },
}

function roleNamed(name: string) {
  const found = roleFixtures.records.find((each) => each.name === name)
  if (!found) throw new Error(`No sample role has the name '${name}'`)
  return found
}
