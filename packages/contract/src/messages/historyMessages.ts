/** Messages about the history of records. `one` is the entity's label: 'testimonial'. */
export const historyMessages = {
  version: 'version must be a whole number from 1',
  noSuchVersion: (version: string, one: string) => `There is no version ${version} of this ${one}.`,
}
