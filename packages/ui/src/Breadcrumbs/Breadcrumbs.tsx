import { ChevronLeft } from 'lucide-react'

import { AppLink } from '../Link/AppLink'
import { Item, List, Root, Step } from './parts'

export interface Breadcrumb {
  label: string
  /** Where it leads; a step without it is only a word. */
  href?: string
}

export interface BreadcrumbsProps {
  /** From the top to the present page, which comes last. */
  items: readonly Breadcrumb[]
}

/** Where the reader is. On a narrow screen it becomes a link back to the page above. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const last = items.length - 1
  const parent = items.findLastIndex(({ href }, index) => index < last && href !== undefined)

  return (
    <Root aria-label="Breadcrumb">
      <List data-has-parent={parent >= 0}>
        {items.map(({ label, href }, index) => (
          <Item key={label} data-step={step(index)}>
            {index === parent && <ChevronLeft />}
            {href !== undefined && index < last ? (
              <Step as={AppLink} href={href} dir="auto">
                {label}
              </Step>
            ) : (
              <Step dir="auto" aria-current={index === last ? 'page' : undefined}>
                {label}
              </Step>
            )}
          </Item>
        ))}
      </List>
    </Root>
  )

  function step(index: number): 'current' | 'parent' | 'above' {
    if (index === last) return 'current'
    return index === parent ? 'parent' : 'above'
  }
}
