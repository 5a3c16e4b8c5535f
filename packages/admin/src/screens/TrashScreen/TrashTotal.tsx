import { VisuallyHidden } from '@staff/ui'

export interface TrashTotalProps {
  total: number
  /** Whether a search or a filter narrows the list. */
  isFound: boolean
}

/** How many deleted records there are. */
export function TrashTotal({ total, isFound }: TrashTotalProps) {
  const count = new Intl.NumberFormat('en').format(total)
  if (isFound) return `${count} found`
  return (
    <>
      {count}
      <VisuallyHidden> in total</VisuallyHidden>
    </>
  )
}
