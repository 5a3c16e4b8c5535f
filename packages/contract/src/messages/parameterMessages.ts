/** Messages about the parameters of a call. */
export const parameterMessages = {
  unknown: (name: string, meant?: string) =>
    `There is no parameter "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
}
