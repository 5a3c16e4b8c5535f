import { fixtures } from '../../packages/forms/src/content/fixtures'
import type { CataloguedStory } from './catalogue'
import { storyOfForm } from './forms'
import type { CoverageTable, Part } from './parts'
import {
  CHANGING_A_PASSWORD,
  CHOOSING_A_PASSWORD,
  FORM,
  GETTING_IN,
  HOME,
  LIST,
  LOGGING_IN,
  RECORD,
  SAVING,
  type State,
} from './wantedStates'

/** Every state of a screen or a form, above all what the network makes of it, area by area. */
export function states(stories: readonly CataloguedStory[]): Part {
  const areas = fixtures.map(({ entity }) => {
    const list = entity.parentReference ? [] : LIST
    const isWritten = entity.access?.write !== 'nobody'
    const screen = [...list, ...(isWritten ? RECORD : [])]
    const form = isWritten ? [...FORM, ...SAVING] : []
    return statesOf(stories, entity.labels.many, screen, entity.name, form)
  })
  return {
    title: 'States of the network, of screens and of forms',
    counted: 'states',
    tables: [
      statesOf(stories, 'Login', LOGGING_IN, 'login', FORM),
      statesOf(stories, 'Home', HOME),
      ...areas,
      statesOf(stories, 'Change password', CHANGING_A_PASSWORD, 'changePassword', FORM),
      statesOf(stories, 'Choose your own password', CHOOSING_A_PASSWORD),
      statesOf(stories, 'Users/Access', GETTING_IN, 'confirmPassword', FORM),
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
  const titles = ['Areas', 'Moments'].map((group) => `Screens/${group}/${caption}`)
  const ofScreen = ([, exportName]: State) =>
    stories.find(({ title, ...story }) => titles.includes(title) && story.exportName === exportName)
  const ofForm = ([, exportName]: State) => storyOfForm(stories, folder, exportName)
  return {
    caption,
    columns: ['State', 'Story'],
    rows: [
      ...screen.map((state) => rowOf(state, ofScreen(state))),
      ...form.map((state) => rowOf(state, ofForm(state))),
    ],
  }
}

function rowOf([what, exportName, network]: State, story: CataloguedStory | undefined) {
  const globals = network && `network:${network}`
  const text = [story?.name ?? exportName, network && `with the toolbar’s ${network} network`]
  return {
    cells: [what],
    shown: [{ text: text.filter(Boolean).join(', '), story, ...(globals && { globals }) }],
  }
}
