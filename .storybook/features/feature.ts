/** What the docs page of a feature says besides its states. */
export interface Feature {
  /** What it is for, and who uses it. */
  purpose: string
  /** The numbers of the decision records with the reasons. */
  decisions: readonly string[]
  /** How its parts are used elsewhere. */
  dos: readonly string[]
  donts: readonly string[]
}
