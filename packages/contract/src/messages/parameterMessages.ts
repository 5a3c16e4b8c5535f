/** Messages about the parameters of a call. */
export const parameterMessages = {
  at: 'at must be a time in ISO 8601 such as 2026-11-24T09:00:00Z',
  unknown: (name: string, meant?: string) =>
    `There is no parameter "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
}
