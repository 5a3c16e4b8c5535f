import type { Feature } from './feature'

/** The features of lists, and the palette. */
export const listFeatures = {
  'Import and export': {
    purpose:
      'A list becomes a CSV file and comes back from one: for a spreadsheet, for a first load, for many changes at once. Nothing is stored before the person has seen what an import would add, change and refuse.',
    decisions: ['035'],
    dos: [
      'Name the row, the column and the reason of each refusal.',
      'Make every export a file that can be imported without a change.',
    ],
    donts: [
      'Do not store a part of a file without saying which part.',
      'Do not guess a date or a number that could be read in two ways.',
    ],
  },
  Toolbar: {
    purpose:
      'One line above each list: search, filters, sort, columns and the rest. It has one line at every width, so that nothing below it moves while somebody presses it. A phone has search and one button.',
    decisions: ['015', '046'],
    dos: [
      'Keep the space of a tool that is not there yet.',
      'Put what has no room behind “Filters”, with the number of filters that are set.',
    ],
    donts: ['Do not add a second line.', 'Do not hide the search.'],
  },
  Views: {
    purpose:
      'A person keeps what a list shows (search, filters, order, columns) under a name, for themselves or for everybody, and begins with it. Each view is a tab with its count.',
    decisions: ['032'],
    dos: [
      'Say in words what a view shows before it is saved.',
      'Say which part of a view is gone, and show the rest.',
    ],
    donts: [
      'Do not change a shared view without saying that it is for everybody.',
      'Do not open a view that hides records without saying so above the list.',
    ],
  },
  Columns: {
    purpose:
      'A person chooses, moves and widens the columns of a list, and finds them so on every device.',
    decisions: ['032', '045'],
    dos: ['Keep the column that names the record.', 'Offer every change by keyboard, too.'],
    donts: ['Do not change another person’s columns.', 'Do not move the list while it is pressed.'],
  },
  Filters: {
    purpose:
      'A list is narrowed by choices with their counts, by numbers and by days. The address has the filters, so a link shows the same list.',
    decisions: ['026', '015'],
    dos: [
      'Offer a choice with the number of records that it leaves.',
      'Clear one filter by its own button, and all by “Clear all”.',
    ],
    donts: [
      'Do not offer a value that finds nothing without its 0.',
      'Do not forget the filters when a record is opened and closed.',
    ],
  },
  Bulk: {
    purpose:
      'One action on many records: delete, restore, set a value, add a tag, find and replace a text. It says how many it will change, what it has done, what it could not do, and can be undone.',
    decisions: ['033', '053'],
    dos: [
      'Show what would change before a text is replaced: the old words, the new ones, and what would be refused.',
      'Count before asking, and say the number in the question and on the button.',
      'List what was refused, each with its reason.',
    ],
    donts: [
      'Do not select records that the person cannot see without saying so.',
      'Do not stop at the first refusal.',
      'Do not let the bar grow a second line: what has no room goes into its menu.',
    ],
  },
  Order: {
    purpose:
      'Staff give records the order in which the public site shows them: by dragging, by keyboard, or to a position on any page.',
    decisions: ['037'],
    dos: ['Announce each step of a move.', 'Offer the order only where the list has it.'],
    donts: [
      'Do not let rows be moved while the list is sorted by something else.',
      'Do not lose the focus of the moved row.',
    ],
  },
  Palette: {
    purpose:
      'Ctrl K finds every screen, record, view and action by typing. Who knows a name is there in three keys.',
    decisions: ['038', '028'],
    dos: [
      'Name a command with the verb that its button has.',
      'Say where a record belongs when titles are alike.',
    ],
    donts: [
      'Do not offer what the person may not open.',
      'Do not put anything only into the palette.',
    ],
  },
} as const satisfies Record<string, Feature>
