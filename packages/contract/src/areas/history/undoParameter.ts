import { object, string } from 'yup'

/** The parameter of a change that takes another one back: the history and the audit call it undone. */
export const undoParameter = object({
  undo: string()
    .oneOf(['true'], 'undo must be true')
    .label('The change takes an earlier one back. The history and the audit call it undone'),
})
