import { storyNameFromExport } from 'storybook/internal/csf'

import type { AnyEntity } from '../packages/entity/src'
import { wordsOf } from './storyNames.ts'

/** A level of the sidebar. A list after a name has the order of the level below it, and `*` is every other name. */
export type Order = readonly (string | Order)[]

type Entity = Pick<AnyEntity, 'name' | 'labels'>

/** The order of the sidebar. Forms and areas have the order of their entities. */
export function sidebarOrder(entities: readonly Entity[]): Order {
  return [
    'Welcome',
    'Coverage',
    'Guides',
    ['Composing a form', 'Choosing a component', 'Writing a story'],
    'Foundations',
    ['Colour', 'Type', 'Space', 'Radius', 'Elevation', 'Motion', 'Icons', 'Words', 'Layout'],
    'Components',
    ['Actions', 'Inputs', 'Overlays', 'Feedback', 'Data', 'Layout'],
    'Forms',
    [
      'Login',
      'Second factor',
      'Change password',
      'Confirm password',
      'Forgot password',
      'Choose password',
      ...entities.map(formTitle),
      'Fields',
    ],
    'Screens',
    [
      'General',
      GENERAL,
      'Features',
      FEATURES,
      'Areas',
      entities.flatMap(({ labels }) => [labels.title, ['*', 'List', 'Create', 'Edit']]),
      'At the limits',
    ],
    'Journeys',
    JOURNEYS,
    'Project',
    PROJECT,
  ]
}

const GENERAL = [
  'Login',
  'Login with a code',
  'Login over a form',
  'Forgot password',
  'Set password',
  'Home',
  ['*', 'Second factor'],
  'Loading',
  'Access Denied',
  'Access Restricted',
  'Choose your own password',
  'Set up a second factor',
  'Change password',
  'Second factor',
  ['*', 'Setup', 'Recovery codes', 'Changes'],
  'Own sessions',
  'Keyboard shortcuts',
  'New version',
  'Route table',
  'Toolbar',
]

const FEATURES = [
  'Publishing',
  [
    '*',
    'Form',
    'Save a draft',
    'Incomplete draft',
    'Incomplete draft in a list',
    'Schedule',
    'Scheduled',
    'Ends',
    'Times',
    'Address',
    'Releasing an address',
    'Ask to publish',
    'Review',
    'Releases',
    'Release',
    'Release moments',
    'Add to a release',
    'Selection',
    'Trash',
    'Preview links',
    'Preview answers',
    'Guests in the review',
    'Live preview',
  ],
  'Pictures',
  ['*', 'Actions', 'Broken links', 'Chosen in a form', 'Replaced in a form', 'Used in places'],
  'Trash',
  'System',
  'History',
  'Merge',
  'Import and export',
  'Views',
  'Columns',
  'Toolbar',
  'Filters',
  'Bulk',
  'Order',
  'Palette',
  'Audit',
  'Rights',
  ['*', 'By role'],
]

const JOURNEYS = [
  'Common tasks',
  'Features',
  'Signed out',
  'Session expiry',
  'Screen reader',
  'Screen reader, crop',
  'Screen reader, history',
  'Screen reader, schedule',
]

const PROJECT = [
  'Changelog',
  'Decisions',
  'Network access',
  'Parts checked once',
  'Dialogs at once',
  'Playing without motion',
  'Forcing colours',
]

/** The last part of the title of a form's stories: “Service data”. */
function formTitle({ name }: Entity): string {
  return wordsOf(storyNameFromExport(name))
}

/** Compares two titles, such as `Screens/Areas/Blogs`, as a function for `sort`. Names that the order does not have stay where they are. */
export function compareTitles(order: Order, one: string, other: string): number {
  return compareNames(order, one.split('/'), other.split('/'))
}

function compareNames(order: Order, one: readonly string[], other: readonly string[]): number {
  const [name, ...below] = one
  const [otherName, ...otherBelow] = other
  // A page comes before the pages below it.
  if (name === undefined || otherName === undefined) return one.length - other.length
  if (name !== otherName) return placeOf(order, name) - placeOf(order, otherName)
  const next = order[placeOf(order, name) + 1]
  return compareNames(Array.isArray(next) ? next : [], below, otherBelow)
}

function placeOf(order: Order, name: string): number {
  const place = order.indexOf(name)
  if (place >= 0) return place
  const others = order.indexOf('*')
  return others >= 0 ? others : order.length
}
