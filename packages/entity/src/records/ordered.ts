/** The name of the order of records without a number field for it. The server keeps it; forms and responses do not have it. */
export const PLACE = 'place'

/** How the records of an entity are ordered. */
export interface Ordered<Field extends string = string> {
  /** The number field with the position of a record, or `place` for an entity without one. */
  by: Field | typeof PLACE
  /**
   * The reference by which the records are divided into lists, each with its own order: `serviceId`.
   * @default all records are one list
   */
  within?: Field
}
