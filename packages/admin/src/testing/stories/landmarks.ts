import type { Landmarks } from './stableLayout'

/** What every screen has. */
export const HEAD: Landmarks = { heading: 'h1', 'sentence below it': 'main header p' }

/** Of the table of a list. */
export const TABLE: Landmarks = {
  'heads of columns': '[role=table] thead th',
  'first row': '[role=table] tbody tr:first-child',
  'cells of the first row': '[role=table] tbody tr:first-child > *',
}

/** Of the cards that a table is on a phone. */
export const CARDS: Landmarks = {
  'first card': '[role=table] tbody tr:first-child',
  'its name': '[role=table] tbody tr:first-child > [data-role=lead]',
  'its buttons': '[role=table] tbody tr:first-child > [data-role=actions]',
}

/** Of a list that can be added to. */
export const LIST: Landmarks = {
  ...HEAD,
  ...TABLE,
  button: 'main header a',
  search: 'main input',
  'picture of the first row':
    '[role=table] tbody tr:first-child > [data-role=picture] > div > span',
}

/** Of the form of a record. */
export const FORM: Landmarks = {
  ...HEAD,
  form: 'main form',
  labels: 'main form [id$="-label"]',
  fields: 'main form > :first-child > *',
  'save bar': 'main form > :last-child',
}

/** Of what stands beside it. */
export const PREVIEW: Landmarks = { 'head of the preview': 'main aside h2' }

/** Of the dashboard home as staff see it, who have no areas to count. */
export const HOME_OF_STAFF: Landmarks = {
  ...HEAD,
  panels: 'main section',
  'rows of a panel': 'main section > ul > li',
}

/** Of the dashboard home. */
export const HOME: Landmarks = { ...HOME_OF_STAFF, counts: 'main li > a:has(> svg)' }

/** Of the screen to change the password. */
export const SESSIONS: Landmarks = {
  ...HEAD,
  form: 'main form',
  'head of the panel': 'main section header',
  'first session': 'main section li:first-child',
}

/** Of a dialog. */
export const DIALOG: Landmarks = {
  heading: '[role=dialog] h2',
  cross: '[role=dialog] [title=Close]',
}

/** The same, in a dialog. */
export function inDialog(landmarks: Landmarks): Landmarks {
  return Object.fromEntries(
    Object.entries(landmarks).map(([name, selector]) => [name, `[role=dialog] ${selector}`]),
  )
}
