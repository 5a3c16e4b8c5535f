import { arabic, longText, pointerStates } from './states'

/** The states that every field has: label, hint and error. */
export const fieldStates = {
  Default: {},
  Hover: pointerStates.Hover,
  'Focus visible': pointerStates['Focus visible'],
  Required: { props: { required: true } },
  'With a hint': { props: { hint: 'As it should stand under the quotation' } },
  Invalid: { props: { required: true, error: 'This field is required' } },
  'Invalid, with a hint': { props: { hint: 'As it should stand', error: 'This is too long' } },
  'Long text': { props: { label: longText, hint: longText, error: longText } },
  'Right to left': {
    props: { required: true, label: arabic.name, hint: arabic.hint, error: arabic.error },
    dir: 'rtl',
  },
} as const
