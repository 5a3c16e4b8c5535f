import { PageHeader, space } from '@staff/ui'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { styled } from 'styled-components'

import { useAdmin } from '../../shared/admin'
import { namePage } from '../../stores/pageTitle'

export interface PageProps {
  title: string
  /**
   * The title in the browser tab.
   * @default the title
   */
  tabTitle?: string
  /**
   * The last item of the breadcrumbs, such as the title of the record.
   * @default the title
   */
  crumb?: string
  /** Shown beside the title, such as a count. */
  note?: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  /**
   * How wide the page may become: a table uses more of a wide window than a form or text.
   * @default 'text'
   */
  width?: 'text' | 'list'
  /** The prefix of the title in the browser tab, such as 'Error: ' after a refused save. */
  alert?: string
  children?: ReactNode
}

let isFirstPage = true

/** The heading and content of a screen. It sets the title of the browser tab and takes the focus after a navigation. */
export function Page({
  title,
  tabTitle = title,
  crumb = title,
  note,
  intro,
  actions,
  width = 'text',
  alert = '',
  children,
}: PageProps) {
  const { title: product } = useAdmin()
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigationType()
  const { pathname } = useLocation()

  // The first page keeps the focus at the top, where the skip link is. A page after a login does not.
  const [isFirst] = useState(isFirstPage && navigation === NavigationType.Pop)

  function takeFocus() {
    // Back restores the scroll position itself.
    if (!isFirst) heading.current?.focus({ preventScroll: navigation === NavigationType.Pop })
  }

  // Before the paint, so that keys go to the visible page and not to the previous one.
  // Only on mount: a change of the query string must not move the focus.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(takeFocus, [])

  useEffect(() => {
    isFirstPage = false
    // A dialog that opened this page kept it inert until now.
    if (document.activeElement === document.body) takeFocus()
    // oxlint-disable-next-line react/exhaustive-deps -- Only on mount.
  }, [])

  useEffect(() => namePage(pathname, crumb), [pathname, crumb])

  return (
    <Root data-width={width}>
      <title>{`${alert}${tabTitle} · ${product}`}</title>
      <PageHeader headingRef={heading} title={title} note={note} intro={intro} actions={actions} />
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
`
