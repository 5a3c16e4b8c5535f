declare module 'commonmark-spec' {
  /** The examples of the specification. `→` stands for a tab. */
  export const tests: readonly { markdown: string; html: string }[]
}
