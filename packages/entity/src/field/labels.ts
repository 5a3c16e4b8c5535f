/** The names of an entity for people. */
export interface EntityLabels {
  /** One record in running text: 'testimonial'. */
  one: string
  /** Several records: 'Testimonials', and 'testimonials' in running text. */
  many: string
  /**
   * The title of the area, where it is not the name of its records: 'Audit'.
   * @default `many`
   */
  title?: string
  /** One sentence below the title of the list. */
  intro: string
}
