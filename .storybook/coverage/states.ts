import { EDIT_TOGETHER, EDIT_TOGETHER_AGAIN } from './requiredEditStates'
import { accessTo } from '../../packages/entity/src/access'
import { fixtures } from '../../packages/content/src/fixtures'
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
import { ACT_DETAILS, ACT_UNDO, ACTS_ON_DELETED, AUDIT } from './requiredAuditStates'
import { BULK, BULK_UNDO, REPLACE, REPLACE_OUTCOME, SELECTION } from './requiredBulkStates'
import {
  CHANGE_VIEW,
  DUPLICATE,
  EXPORT,
  IMPORT,
  IMPORT_CANCELLED,
  IMPORT_HEADINGS,
  IMPORT_WORKBOOK,
  IMPORT_REFUSED,
  ORDER,
  ORDER_POSITION,
  SAVE_VIEW,
  SERVICE_DATA,
  VIEW_CHANGES,
  VIEW_NOTICES,
  VIEWS,
} from './requiredListStates'
import {
  TRASH,
  TRASH_BULK,
  TRASH_DAYS,
  TRASH_LINK,
  TRASH_NOT_LOADED,
  TRASH_SELECTION,
  UNDO_DELETION,
  WHOLE_TRASH,
  WHOLE_TRASH_NARROWED,
} from './requiredTrashStates'
import {
  CHANGE_PASSWORD,
  CHOOSE_PASSWORD,
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
    return statesOf(stories, entity.labels.title, screen, entity.name, form)
  })
  return {
    title: 'States of the network, of screens and of forms',
    counted: 'states',
    tables: [
      statesOf(stories, 'Login', LOGIN, 'login', FORM),
      statesOf(stories, 'Login over a form', LOGIN_AGAIN),
      statesOf(stories, 'Home', HOME),
      statesOf(stories, 'Palette', PALETTE),
      statesOf(stories, 'Palette/Finds', PALETTE_FINDS),
      ...areas,
      statesOf(stories, 'Audit', [...LIST, ...AUDIT]),
      statesOf(stories, 'Audit/Details', ACT_DETAILS),
      statesOf(stories, 'Audit/Undo', ACT_UNDO),
      statesOf(stories, 'Audit/Deleted records', ACTS_ON_DELETED),
      statesOf(stories, 'Home/Waiting', WAITING),
      statesOf(stories, 'Queries/Work', QUERY_WORK),
      statesOf(stories, 'Queries/Notes', QUERY_NOTES),
      statesOf(stories, 'Queries/Badge', QUERY_BADGE),
      ...bulkStates(stories),
      statesOf(stories, 'Views', VIEWS),
      statesOf(stories, 'Views/Changes', VIEW_CHANGES),
      statesOf(stories, 'Views/Notices', VIEW_NOTICES),
      statesOf(stories, 'Views/Save view', SAVE_VIEW),
      statesOf(stories, 'Views/Change view', CHANGE_VIEW),
      statesOf(stories, 'Import and export/Export', EXPORT),
      ...importStates(stories),
      ...trashStates(stories),
      statesOf(stories, 'Testimonials/Create', DUPLICATE),
      statesOf(stories, 'History/Undo a save', UNDO_SAVE),
      statesOf(stories, 'History/Undo too late', LATE_UNDO),
      statesOf(stories, 'Trash/Undo a deletion', UNDO_DELETION),
      statesOf(stories, 'Merge', EDIT_TOGETHER),
      statesOf(stories, 'Merge/Again', EDIT_TOGETHER_AGAIN),
      statesOf(stories, 'History', HISTORY),
      statesOf(stories, 'History/Not loaded', HISTORY_NOT_LOADED),
      statesOf(stories, 'History/Compared', COMPARED),
      statesOf(stories, 'History/Restore', RESTORE),
      statesOf(stories, 'History/Undo a restore', UNDO_RESTORE),
      statesOf(stories, 'Services/Service data', SERVICE_DATA),
      statesOf(stories, 'Order', ORDER),
      statesOf(stories, 'Order/Position', ORDER_POSITION),
      statesOf(stories, 'Change password', CHANGE_PASSWORD, 'changePassword', FORM),
      statesOf(stories, 'Choose your own password', CHOOSE_PASSWORD),
      statesOf(stories, 'Users/Access', USER_ACCESS, 'confirmPassword', FORM),
    ],
  }
}

function bulkStates(stories: readonly CataloguedStory[]): CoverageTable[] {
  return [
    statesOf(stories, 'Bulk/Selection', SELECTION),
    statesOf(stories, 'Bulk', BULK),
    statesOf(stories, 'Bulk/Lost answer', BULK_UNDO),
    statesOf(stories, 'Bulk/Find and replace', REPLACE),
    statesOf(stories, 'Bulk/Find and replace/Outcome', REPLACE_OUTCOME),
  ]
}

function trashStates(stories: readonly CataloguedStory[]): CoverageTable[] {
  return [
    statesOf(stories, 'Trash', TRASH),
    statesOf(stories, 'Trash/All areas', WHOLE_TRASH),
    statesOf(stories, 'Trash/All areas, narrowed', WHOLE_TRASH_NARROWED),
    statesOf(stories, 'Trash/All areas, not loaded', TRASH_NOT_LOADED),
    statesOf(stories, 'Trash/In the navigation', TRASH_LINK),
    statesOf(stories, 'Trash/Not loaded', TRASH_NOT_LOADED),
    statesOf(stories, 'Trash/Days kept', TRASH_DAYS),
    statesOf(stories, 'Trash/Selection', TRASH_SELECTION),
    statesOf(stories, 'Trash/Many at once', TRASH_BULK),
  ]
}

function importStates(stories: readonly CataloguedStory[]): CoverageTable[] {
  return [
    statesOf(stories, 'Import and export', IMPORT),
    statesOf(stories, 'Import and export/Import, headings', IMPORT_HEADINGS),
    statesOf(stories, 'Import and export/Import, workbook', IMPORT_WORKBOOK),
    statesOf(stories, 'Import and export/Import, cancelled', IMPORT_CANCELLED),
    statesOf(stories, 'Import and export/Import, refused', IMPORT_REFUSED),
  ]
}

function statesOf(
  stories: readonly CataloguedStory[],
  caption: string,
  screen: readonly State[],
  folder = '',
  form: readonly State[] = [],
): CoverageTable {
  const titles = ['Areas', 'General', 'Features'].map((group) => `Screens/${group}/${caption}`)
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
