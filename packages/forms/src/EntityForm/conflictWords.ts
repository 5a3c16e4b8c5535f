/** What a form says where it compares its values with those that somebody has saved meanwhile. */
export interface ConflictWords {
  /** Below the message that says who has changed the record. */
  advice: string
  /** The beginning of the dialog that compares the fields. */
  question: string
  /** The three values of a field. */
  before: string
  theirs: string
  mine: string
}

/** For a save. */
export const saveConflict: ConflictWords = {
  advice:
    'What you typed is still here. Compare the two, save again to put your changes on top of theirs, or show their version and let yours go.',
  question: 'Choose what to save. All other changes, theirs and yours, are kept.',
  before: 'Before',
  theirs: 'Theirs',
  mine: 'Yours',
}

/** For the undo of a save. */
export const undoConflict: ConflictWords = {
  advice:
    'The form has the values from before your save, and nothing is stored yet. Compare the two, save to put these on top of theirs, or show their version and let these go.',
  question:
    'Choose what to save. In all other fields their changes are kept, and yours are undone.',
  before: 'Your save',
  theirs: 'Since your save',
  mine: 'Before your save',
}
