import { useEffect, useState, type RefObject } from 'react'

import { foldTabs } from './foldTabs'

/**
 * The indices of the tabs for which there is room. The last item of the list is the menu with the others, and the elements
 * after the list keep theirs.
 */
export function useFolded(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  current: number,
): number[] {
  const [measured, setMeasured] = useState('[0]')

  useEffect(() => {
    const row = list.current?.parentElement
    if (!list.current || !row) return undefined
    const observer = new ResizeObserver(() => setMeasured(measure(row)))
    for (const element of [row, ...row.children, ...list.current.children])
      observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another number of items are other elements.
  }, [list, count])

  // Nothing but `measure` writes it.
  const [room = 0, ...widths] = JSON.parse(measured) as number[]
  const more = widths.pop() ?? 0
  const tabs = Array.from({ length: count }, (_, index) => widths[index] ?? 0)
  return foldTabs({ tabs, current, more, room })
}

/** The room of the list, and the widths of its items. */
function measure(row: Element): string {
  const [list, ...others] = row.children
  const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(row)
  const taken = others.reduce((sum, each) => sum + widthOf(each) + parseFloat(columnGap), 0)
  const room = row.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
  return JSON.stringify([room - taken, ...Array.from(list?.children ?? [], widthOf)])
}

function widthOf(item: Element): number {
  return Math.ceil(item.getBoundingClientRect().width)
}
