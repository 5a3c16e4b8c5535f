import { useEffect, useState, type RefObject } from 'react'

import { foldItems, type ItemWidths } from './foldItems'

/**
 * The indices of the items of a list for which there is room. The last element of the list is the menu with the others, and the
 * elements beside the list keep their room. A row that is as wide as its content is measured by its `place`, which is as wide as the
 * row can be.
 */
export function useFolded(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  which: Pick<ItemWidths, 'always' | 'first' | 'hasMenu'>,
  place?: RefObject<HTMLElement | null>,
): number[] {
  const [measured, setMeasured] = useState('[0,0]')

  useEffect(() => {
    const items = list.current
    const row = items?.parentElement
    if (!items || !row) return undefined
    const outer = place?.current ?? row
    const measureNow = () => setMeasured(measure(items, row, outer))
    const sizes = new ResizeObserver(measureNow)
    const watch = () => {
      for (const element of [outer, row, ...row.children, ...items.children]) sizes.observe(element)
    }
    // An element that comes beside the list takes some of its room.
    const changes = new MutationObserver(() => {
      watch()
      measureNow()
    })
    watch()
    changes.observe(row, { childList: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another number of items are other elements.
  }, [list, count, place])

  // Nothing but `measure` writes it.
  const [room = 0, gap = 0, ...widths] = JSON.parse(measured) as number[]
  const more = widths.pop() ?? 0
  const items = Array.from({ length: count }, (_, index) => widths[index] ?? 0)
  return foldItems({ items, more, gap, room, ...which })
}

/** The room of the list, the space between its items, and their widths. */
function measure(list: Element, row: HTMLElement, outer: Element): string {
  const others = [...row.children].filter((each) => each !== list)
  const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(row)
  const taken = others.reduce((sum, each) => sum + widthOf(each) + lengthOf(columnGap), 0)
  const width =
    outer === row ? row.clientWidth : outer.clientWidth - row.offsetWidth + row.clientWidth
  const room = width - lengthOf(paddingInlineStart) - lengthOf(paddingInlineEnd)
  const gap = lengthOf(getComputedStyle(list).columnGap)
  return JSON.stringify([room - taken, gap, ...Array.from(list.children, widthOf)])
}

/** A length in pixels; 0 for `normal`. */
function lengthOf(value: string): number {
  return Number.parseFloat(value) || 0
}

function widthOf(item: Element): number {
  return Math.ceil(item.getBoundingClientRect().width)
}
