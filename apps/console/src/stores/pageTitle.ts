import { proxy } from 'valtio'

/** The words that name the open screen: the last piece of the way that the breadcrumbs show. */
export const pageTitle = proxy({ title: '' })

/** Names the open screen. */
export function namePage(title: string): void {
  pageTitle.title = title
}
