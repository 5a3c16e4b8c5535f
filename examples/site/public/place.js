import { read } from './api.js'

// What the address names: /us, /uk/careers, /us/blogs/<slug>.

const [, first = 'us', second = '', third] = location.pathname.split('/')

// The part of the site.
const prefix = first === 'uk' ? 'uk' : 'us'

/** The region, as the calls name it. */
export const region = prefix === 'uk' ? 'UK' : 'US'

/** The page: 'careers', or empty for the home page. */
export const name = second

/** The slug or id of a record; undefined for a page without one. */
export const word = third

/** The address of another page: `to('careers')`. */
export function to(path) {
  return `/${prefix}${path && `/${path}`}`
}

/** The record of this page. An earlier address, or the id, becomes the present one: `fetch` has followed the redirect to it. */
export async function readPage(area) {
  const record = await read(`${area}/${word}`, { region })
  if (record?.slug && record.slug !== word)
    history.replaceState(null, '', to(`${area}/${record.slug}`))
  return record
}
