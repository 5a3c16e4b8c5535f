/** Messages about changes of many records. `one` is the entity's label: 'testimonial'. */
export const bulkMessages = {
  action: (actions: readonly string[]) => `action must be one of ${actions.join(', ')}`,
  ids: 'ids must be a list of at least one id',
  idsOrAll: 'Give either ids or all',
  versions: 'versions must be a list with a version for each of the ids',
  all: 'all must be an object with the parameters of the list',
  parameter: (name: string) => `${name} must be a text, a number or a list of these`,
  values: (names: readonly string[]) => `values must have one of ${names.join(', ')}`,
  noValues: 'values must not be given with this action',
  noTag: 'Give at least one tag',
  textField: (names: readonly string[]) => `field must be one of ${names.join(', ')}`,
  findMissing: 'Find is required',
  tooLong: (label: string, max: number) => `${label} should not exceed ${max} characters`,
  yesOrNo: (name: string) => `${name} must be true or false`,
  onlyReplace: 'preview belongs to the action replace',
  limit: 'limit must be a whole number from 1 to 10000',
  continues: 'continues must be the undo of an earlier response',
  undo: 'undo must be the undo of an earlier response',
  onlyUndo: 'undo belongs to the action undo',
  notWithUndo: 'This does not go with the action undo',
  tooMany: 'At most 10,000 records can be changed at once.',
  tooManyMatch:
    'More than 10,000 records match, and at most 10,000 can be changed at once. Narrow the search or the filters.',
  changedSince: (one: string, whoHas = 'Someone has') =>
    `${whoHas} changed this ${one} meanwhile. It was left as it is.`,
  undoGone: 'This can no longer be undone.',
}
