import { ChevronLeft } from 'lucide-react'
import { css, styled } from 'styled-components'

import { AppLink } from '../Link/AppLink'
import { breakpoint, color, motion, radius, space, weight } from '../theme/tokens'
import { visuallyHidden } from '../theme/visuallyHidden'

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

const Root = styled.nav`
  /* As wide as there is room, which decides how much of the trail is shown. */
  flex: 1 0 4rem;
  min-inline-size: 0;
  container-type: inline-size;
`

const Step = styled.span`
  display: block;
  border-radius: ${radius.s};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  transition: color ${motion.quick};

  a& {
    padding-block: 2px;
    outline-offset: -2px;
  }
  a&:hover {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[aria-current] {
    color: ${color.ink};
    font-weight: ${weight.label};
  }
`

const Item = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  & > svg {
    display: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }

  /* The steps above give way first; the way back is kept, and the present page has what is left. */
  flex: 0 5 auto;
  &[data-step='current'] {
    flex-shrink: 1;
  }
  &[data-step='parent'] {
    flex-shrink: 0;
    max-inline-size: 50%;
  }

  & + &::before {
    content: '/' / '';
    flex: none;
    padding-inline: ${space.s2};
    color: ${color.inkFaint};
  }
`

const backLink = css`
  ${Item}::before {
    display: none;
  }
  ${Item}[data-step='above'] {
    display: none;
  }
  /* It stands alone there, and half of itself would cut it. */
  ${Item}[data-step='parent'] {
    flex-shrink: 1;
    max-inline-size: none;
  }
  ${Item}[data-step='parent'] > svg {
    display: block;
  }
  &[data-has-parent='true'] [aria-current] {
    ${visuallyHidden}
  }
`

const List = styled.ol`
  display: flex;
  min-inline-size: 0;
  color: ${color.inkMuted};

  @media (max-width: ${breakpoint.narrow}) {
    ${backLink}
  }
  @container (max-width: ${breakpoint.tight}) {
    ${backLink}
  }
`
