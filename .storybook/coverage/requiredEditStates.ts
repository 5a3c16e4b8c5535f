import type { State } from './requiredStates'

/** Two people edit one record. */
export const EDIT_TOGETHER: readonly State[] = [
  ['Different fields', 'MergedWithTheirs'],
  ['The same field', 'Compared'],
  ['All fields', 'AllFieldsCompared'],
  ['Different texts', 'OtherTextsCompared'],
  ['Something else written', 'TextEdited'],
  ['Choice missing', 'ChoiceMissing'],
  ['On a phone', 'ComparedOnAPhone'],
  ['Dark', 'ComparedInDark'],
]

/** What comes after their first comparison. */
export const EDIT_TOGETHER_AGAIN: readonly State[] = [
  ['Back to the form', 'BackToTheForm'],
  ['Saved again', 'SavedAgain'],
  ['A third change', 'ThirdChange'],
  ['Two tabs', 'TwoTabs'],
  ['Three people', 'ChangedByThree'],
]
