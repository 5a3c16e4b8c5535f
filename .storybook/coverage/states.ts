import { fixtures } from '../../packages/forms/src/content/fixtures'
import type { CataloguedStory } from './catalogue'
import { storyOfForm } from './forms'
import type { CoverageTable, Part } from './parts'
import {
  BULK,
  CHANGE_PASSWORD,
  CHOOSE_PASSWORD,
  FORM,
  USER_ACCESS,
  HOME,
  LIST,
  LOGIN,
  RECORD,
  SAVE_ENTITY,
  SELECTION,
  type State,
} from './requiredStates'

/** All states of screens and forms, also with a slow, failing or missing network, by area. */
export function states(stories: readonly CataloguedStory[]): Part {
  const areas = fixtures.map(({ entity }) => {
    const list = entity.parentReference ? [] : LIST
    const isWritten = entity.access?.write !== 'nobody'
    const screen = [...list, ...(isWritten ? RECORD : [])]
    const form = isWritten ? [...FORM, ...SAVE_ENTITY] : []
    return statesOf(stories, entity.labels.many, screen, entity.name, form)
  })
  return {
    title: 'States of the network, of screens and of forms',
    counted: 'states',
    tables: [
      statesOf(stories, 'Login', LOGIN, 'login', FORM),
      statesOf(stories, 'Home', HOME),
      ...areas,
      statesOf(stories, 'Contractual positions/Selection', SELECTION),
      statesOf(stories, 'Contractual positions/Bulk actions', BULK),
      statesOf(stories, 'Change password', CHANGE_PASSWORD, 'changePassword', FORM),
      statesOf(stories, 'Choose your own password', CHOOSE_PASSWORD),
      statesOf(stories, 'Users/Access', USER_ACCESS, 'confirmPassword', FORM),
    ],
  }
}

function statesOf(
  stories: readonly CataloguedStory[],
  caption: string,
  screen: readonly State[],
  folder = '',
  form: readonly State[] = [],
): CoverageTable {
  const titles = ['Areas', 'General'].map((group) => `Screens/${group}/${caption}`)
  const screenStory = ([, exportName]: State) =>
    stories.find(({ title, ...story }) => titles.includes(title) && story.exportName === exportName)
  const formStory = ([, exportName]: State) => storyOfForm(stories, folder, exportName)
  return {
    caption,
    columns: ['State', 'Story'],
    rows: [
      ...screen.map((state) => rowOf(state, screenStory(state))),
      ...form.map((state) => rowOf(state, formStory(state))),
    ],
  }
}

function rowOf([label, exportName, network]: State, story: CataloguedStory | undefined) {
  const globals = network && `network:${network}`
  const text = [story?.name ?? exportName, network && `with the toolbar’s ${network} network`]
  return {
    cells: [label],
    stories: [{ text: text.filter(Boolean).join(', '), story, ...(globals && { globals }) }],
  }
}
