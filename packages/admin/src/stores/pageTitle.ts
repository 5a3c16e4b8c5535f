import { proxy } from 'valtio'

/** The title of the screen at a path: the last item of the breadcrumbs. */
export const pageTitle = proxy({ pathname: '', title: '' })

/** Sets the title of the screen at a path. */
export function namePage(pathname: string, title: string): void {
  Object.assign(pageTitle, { pathname, title })
}
