import type { Landmarks } from './stableLayout'

/** The landmarks of every screen. */
export const HEAD: Landmarks = { heading: 'h1', 'sentence below it': 'main header p' }

/** The landmarks of a table. */
export const TABLE: Landmarks = {
  'heads of columns': '[role=table] thead th',
  'first row': '[role=table] tbody tr:first-child',
  'cells of the first row': '[role=table] tbody tr:first-child > *',
}

/** The landmarks of the cards that replace a table on a phone. */
export const CARDS: Landmarks = {
  'first card': '[role=table] tbody tr:first-child',
  'its name': '[role=table] tbody tr:first-child > [data-role=lead]',
  'its buttons': '[role=table] tbody tr:first-child > [data-role=actions]',
}

/** The landmarks of a list with an Add button. */
export const LIST: Landmarks = {
  ...HEAD,
  ...TABLE,
  button: 'main header a',
  search: 'main input[type="search"]',
  'picture of the first row':
    '[role=table] tbody tr:first-child > [data-role=picture] > div > span',
}

/** The landmarks of a form. */
export const FORM: Landmarks = {
  ...HEAD,
  form: 'main form',
  labels: 'main form [id$="-label"]',
  fields: 'main form > :first-child > *',
  'save bar': 'main form > :last-child',
}

/** The landmarks of the preview beside a form. */
export const PREVIEW: Landmarks = { 'head of the preview': 'main aside > :first-child h2' }

/** The landmarks of the home screen for staff, who have no area counts. */
export const HOME_OF_STAFF: Landmarks = {
  ...HEAD,
  panels: 'main section',
  'rows of a panel': 'main section > ul > li',
}

/** The landmarks of the home screen for administrators. */
export const HOME: Landmarks = { ...HOME_OF_STAFF, counts: 'main li > a:has(> svg)' }

/** The landmarks of the screen to change the password. */
export const SESSIONS: Landmarks = {
  ...HEAD,
  form: 'main form',
  'head of the panel': 'main section header',
  'first session': 'main section li:first-child',
}

/** The landmarks of a dialog. */
export const DIALOG: Landmarks = {
  heading: '[role=dialog] h2',
  cross: '[role=dialog] [title=Close]',
}

/** The landmarks of a record's history. */
export const HISTORY: Landmarks = {
  ...DIALOG,
  'first version': '[role=dialog] :is(nav li:first-child > a, [data-skeleton]:first-child)',
}

/** The same landmarks inside a dialog. */
export function inDialog(landmarks: Landmarks): Landmarks {
  return Object.fromEntries(
    Object.entries(landmarks).map(([name, selector]) => [name, `[role=dialog] ${selector}`]),
  )
}
