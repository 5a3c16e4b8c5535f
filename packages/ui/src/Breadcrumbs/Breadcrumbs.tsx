import { ChevronLeft } from 'lucide-react'

import { AppLink } from '../Link/AppLink'
import { Item, List, Root, Step } from './parts'

export interface Breadcrumb {
  label: string
  /** The URL of the step; without it the step is plain text. */
  href?: string
}

export interface BreadcrumbsProps {
  /** The steps from the top level to the current page. */
  items: readonly Breadcrumb[]
}

/** The path to the current page. On a narrow screen only a link to the parent page remains. */
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
