import { PageHeader, space } from '@staff/ui'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { styled } from 'styled-components'

import { useAdmin } from '../../shared/admin'
import { namePage } from '../../stores/pageTitle'

export interface PageProps {
  title: string
  /**
   * The page's words in the browser's tab.
   * @default the title
   */
  tabTitle?: string
  /**
   * The last piece of the breadcrumbs, such as the name of the record.
   * @default the title
   */
  crumb?: string
  /** Beside the title: how much of it there is. */
  note?: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  /** Leads the title of the browser's tab, such as 'Error: ' after a refused save. */
  alert?: string
  children?: ReactNode
}

let isFirstPage = true

/** A screen's heading and content. It names the browser's tab and takes the focus after a navigation. */
export function Page({
  title,
  tabTitle = title,
  crumb = title,
  note,
  intro,
  actions,
  alert = '',
  children,
}: PageProps) {
  const { title: product } = useAdmin()
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigationType()
  const { pathname } = useLocation()

  // The page that the browser opened leaves the focus at the top, where the skip link is; one after a login does not.
  const [isFirst] = useState(isFirstPage && navigation === NavigationType.Pop)

  function takeFocus() {
    // Back restores the scroll position itself.
    if (!isFirst) heading.current?.focus({ preventScroll: navigation === NavigationType.Pop })
  }

  // Before the page is seen: whoever types at once types into what they see, not into the page before.
  // Both only when the page appears: not when its address changes its search.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(takeFocus, [])

  useEffect(() => {
    isFirstPage = false
    // A dialog that led here kept all else inert until now.
    if (document.activeElement === document.body) takeFocus()
    // oxlint-disable-next-line react/exhaustive-deps -- Only when the page appears.
  }, [])

  useEffect(() => namePage(pathname, crumb), [pathname, crumb])

  return (
    <Root>
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
