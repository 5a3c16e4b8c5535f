import { object, string } from 'yup'

/** The parameter of a change that takes another one back: the history and the audit call it undone. */
export const undoParameter = object({
  undo: string()
    .oneOf(['true'], 'undo must be true')
    .label('The change takes an earlier one back. The history and the audit call it undone'),
})

/** The parameter of a restore that publishes too. Otherwise a record comes back from the trash as a draft. */
export const publishParameter = object({
  publish: string()
    .oneOf(['true'], 'publish must be true')
    .label('What is restored is published too; it needs the right to publish'),
})
