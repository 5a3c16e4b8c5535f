import { accessTo } from '../../packages/forms/src/entity/access'
import { fixtures } from '../../packages/forms/src/content/fixtures'
import type { CataloguedStory } from './catalogue'
import { storyOfForm } from './forms'
import type { CoverageTable, Part } from './parts'
import {
  COMPARED,
  HISTORY,
  HISTORY_NOT_LOADED,
  LATE_UNDO,
  RESTORE,
  UNDO_RESTORE,
} from './requiredHistoryStates'
import { ACT_DETAILS, AUDIT } from './requiredAuditStates'
import {
  BULK,
  CHANGE_VIEW,
  DUPLICATE,
  EXPORT,
  IMPORT,
  IMPORT_CANCELLED,
  IMPORT_REFUSED,
  ORDER,
  ORDER_POSITION,
  SAVE_VIEW,
  SELECTION,
  SERVICE_DATA,
  VIEW_CHANGES,
  VIEW_NOTICES,
  VIEWS,
} from './requiredListStates'
import {
  TRASH,
  TRASH_BULK,
  TRASH_DAYS,
  TRASH_NOT_LOADED,
  TRASH_SELECTION,
  UNDO_DELETION,
} from './requiredTrashStates'
import {
  CHANGE_PASSWORD,
  CHOOSE_PASSWORD,
  EDIT_TOGETHER,
  FORM,
  HOME,
  LIST,
  LOGIN,
  LOGIN_AGAIN,
  PALETTE,
  PALETTE_FINDS,
  QUERY_BADGE,
  QUERY_NOTES,
  QUERY_WORK,
  RECORD,
  SAVE_ENTITY,
  UNDO_SAVE,
  USER_ACCESS,
  WAITING,
  type State,
} from './requiredStates'

/** All states of screens and forms, also with a slow, failing or missing network, by area. */
export function states(stories: readonly CataloguedStory[]): Part {
  const areas = fixtures.map(({ entity }) => {
    const list = entity.parentReference ? [] : LIST
    const isWritten = accessTo(entity).create !== 'nobody'
    const screen = [...list, ...(isWritten ? RECORD : [])]
    const form = isWritten ? [...FORM, ...SAVE_ENTITY] : []
    return statesOf(stories, entity.labels.many, screen, entity.name, form)
  })
  return {
    title: 'States of the network, of screens and of forms',
    counted: 'states',
    tables: [
      statesOf(stories, 'Login', LOGIN, 'login', FORM),
      statesOf(stories, 'Login over a form', LOGIN_AGAIN),
      statesOf(stories, 'Home', HOME),
      statesOf(stories, 'Palette', PALETTE),
      statesOf(stories, 'Palette finds', PALETTE_FINDS),
      ...areas,
      statesOf(stories, 'Audit', [...LIST, ...AUDIT]),
      statesOf(stories, 'Audit/Details', ACT_DETAILS),
      statesOf(stories, 'Home/Waiting', WAITING),
      statesOf(stories, 'Queries/Work', QUERY_WORK),
      statesOf(stories, 'Queries/Notes', QUERY_NOTES),
      statesOf(stories, 'Queries/Badge', QUERY_BADGE),
      statesOf(stories, 'Contractual positions/Selection', SELECTION),
      statesOf(stories, 'Contractual positions/Bulk actions', BULK),
      statesOf(stories, 'Careers/List views', VIEWS),
      statesOf(stories, 'Careers/List view changes', VIEW_CHANGES),
      statesOf(stories, 'Careers/List view notices', VIEW_NOTICES),
      statesOf(stories, 'Careers/Save view', SAVE_VIEW),
      statesOf(stories, 'Careers/Change view', CHANGE_VIEW),
      statesOf(stories, 'Careers/Export', EXPORT),
      statesOf(stories, 'Careers/Import', IMPORT),
      statesOf(stories, 'Careers/Import, cancelled', IMPORT_CANCELLED),
      statesOf(stories, 'Careers/Import, refused', IMPORT_REFUSED),
      statesOf(stories, 'Careers/Trash', TRASH),
      statesOf(stories, 'Careers/Trash, not loaded', TRASH_NOT_LOADED),
      statesOf(stories, 'Careers/Trash, days', TRASH_DAYS),
      statesOf(stories, 'Careers/Trash, selection', TRASH_SELECTION),
      statesOf(stories, 'Careers/Trash, many at once', TRASH_BULK),
      statesOf(stories, 'Testimonials/Create', DUPLICATE),
      statesOf(stories, 'Testimonials/Undo a save', UNDO_SAVE),
      statesOf(stories, 'Testimonials/Undo too late', LATE_UNDO),
      statesOf(stories, 'Testimonials/Undo a deletion', UNDO_DELETION),
      statesOf(stories, 'Testimonials/Edit together', EDIT_TOGETHER),
      statesOf(stories, 'Blogs/History', HISTORY),
      statesOf(stories, 'Blogs/History, not loaded', HISTORY_NOT_LOADED),
      statesOf(stories, 'Blogs/History, compared', COMPARED),
      statesOf(stories, 'Blogs/Restore', RESTORE),
      statesOf(stories, 'Blogs/Undo a restore', UNDO_RESTORE),
      statesOf(stories, 'Services/Service data', SERVICE_DATA),
      statesOf(stories, 'Services/Order', ORDER),
      statesOf(stories, 'Services/Order position', ORDER_POSITION),
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
