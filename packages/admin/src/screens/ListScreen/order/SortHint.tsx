import { IconButton } from '@staff/ui'
import { ListOrdered } from 'lucide-react'
import { styled } from 'styled-components'

export interface SortHintProps {
  /** Sorts the list by its order. */
  onSort: () => void
}

/** Where the handles would be: says how to get them, and does it. */
export function SortHint({ onSort }: SortHintProps) {
  return <Small label="Sort by Order to move rows" icon={<ListOrdered />} onClick={onSort} />
}

const Small = styled(IconButton)`
  inline-size: 1.5rem;
  block-size: 1.5rem;
`
