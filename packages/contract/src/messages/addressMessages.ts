import { MAX_SLUG } from '@staff/entity'

/** Messages about the addresses of records on the public site. `one` is the entity's label: 'career'. */
export const addressMessages = {
  form: `Use small letters without accents, digits, and single hyphens between them: at most ${MAX_SLUG} characters`,
  isId: 'Use an address that does not look like the id of a record',
  taken: (slug: string, title: string) =>
    title
      ? `“${slug}” leads to “${title}”. Use another address.`
      : `“${slug}” leads to another record. Use another address.`,
  isCurrent: 'This is the address of the page. Change the address first.',
  notEarlier: 'This address does not lead to the record, or it was released already.',
  gone: (one: string) => `The public site shows this ${one} no more.`,
}
