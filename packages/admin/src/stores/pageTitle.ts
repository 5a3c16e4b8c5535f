import { proxy } from 'valtio'

/** The words that name the screen at an address: the last piece of the way that the breadcrumbs show. */
export const pageTitle = proxy({ pathname: '', title: '' })

/** Names the screen at this address. */
export function namePage(pathname: string, title: string): void {
  Object.assign(pageTitle, { pathname, title })
}
