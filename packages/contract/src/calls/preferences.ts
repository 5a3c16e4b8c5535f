import { defineCall, jsonResponse, type Body } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

const column = json.object({
  key: json.text(),
  shown: json.boolean(),
  width: json.numberOrNull(),
})

/** How a person wants to see a column. The width is in percent of the table; null is the default. */
export type ColumnPreference = ValueOf<typeof column>

const list = json.object({
  columns: json.list(column),
  startView: json.textOrNull(),
  headings: json.map(json.text()),
})

/**
 * How a person wants to see a list: its columns in reading order, and the view that it opens with. `headings`: the field that the person
 * has chosen for a heading of imported files, '' for none.
 */
export type ListPreferences = ValueOf<typeof list>

/** The row heights of lists; the first one is the default. */
export const DENSITIES = ['roomy', 'compact'] as const

/** The row height of lists. */
export type Density = (typeof DENSITIES)[number]

/** The type of a person's preferences. */
export const preferencesType = json.object({
  lists: json.map(list),
  density: json.choice(DENSITIES),
  viewAreas: json.list(json.text()),
  undoAreas: json.list(json.text()),
})

/**
 * The preferences of a person: by area, and the row height of all lists. `viewAreas` have saved views for them, and in `undoAreas` they can
 * undo what they did to many records a few minutes ago.
 */
export type Preferences = ValueOf<typeof preferencesType>

/** A change of preferences. Areas and properties that are left out keep their values. */
export interface PreferencesChange {
  lists?: Record<string, Partial<ListPreferences>>
  density?: Density
}

const change: Body<PreferencesChange> = {
  kind: 'other',
  contentTypes: ['application/json'],
  type: {
    ...json.object({
      lists: json.map({ ...list, required: [], additionalProperties: false }),
      density: json.choice(DENSITIES),
    }),
    required: [],
    additionalProperties: false,
  },
}

/** Reads the preferences of the caller. */
export const readPreferences = defineCall({
  method: 'GET',
  path: '/me/preferences',
  access: 'signedIn',
  success: jsonResponse(200, preferencesType),
})

/** Changes the preferences of the caller. */
export const changePreferences = defineCall({
  method: 'PATCH',
  path: '/me/preferences',
  access: 'signedIn',
  body: change,
  success: jsonResponse(200, preferencesType),
})
