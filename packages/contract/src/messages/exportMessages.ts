/** Messages about the export of a list as CSV. */
export const exportMessages = {
  unknownColumn: (names: readonly string[]) => `columns must be some of ${names.join(', ')}`,
  ids: 'ids must be ids of records',
  tooManyIds: (max: number) => `ids must be given at most ${max} times`,
  tooManyRecords: (max: string) =>
    `More than ${max} records match, and at most ${max} can be exported at once. Narrow the search or the filters.`,
  busyExports: 'You are exporting several lists already. Wait until one is done.',
}
