import { AppLink, color, radius, space, text, VisuallyHidden, weight } from '@staff/ui'
import { Users } from 'lucide-react'
import { styled } from 'styled-components'

interface ViewTabProps {
  name: string
  /** The address of the list as the view shows it. */
  href: string
  /** The number of records; empty while they are counted. */
  count: string
  /** Whether everybody has the view. */
  isShared: boolean
  isCurrent: boolean
  /** Whether the list shows something else by now. */
  isChanged: boolean
}

/** The link to one view of a list. */
export function ViewTab({ name, href, count, isShared, isCurrent, isChanged }: ViewTabProps) {
  return (
    <Tab href={href} aria-current={isCurrent ? 'page' : undefined}>
      {isShared && <Users aria-hidden />}
      <Name dir="auto">{name}</Name>
      {isShared && <VisuallyHidden>, for everybody</VisuallyHidden>}
      {isChanged && (
        <Dot>
          <VisuallyHidden>, changed</VisuallyHidden>
        </Dot>
      )}
      <Count>{count}</Count>
    </Tab>
  )
}

const Tab = styled(AppLink)`
  position: relative;
  display: flex;
  gap: ${space.s2};
  align-items: center;
  block-size: 2rem;
  padding-inline: ${space.s2};
  border-radius: ${radius.s};
  color: ${color.inkMuted};
  font: ${text.md};
  font-weight: ${weight.label};
  text-decoration: none;
  white-space: nowrap;

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.inkFaint};
  }
  &:hover {
    background: color-mix(in srgb, ${color.ink} 6%, transparent);
    color: ${color.ink};
  }

  &[aria-current] {
    color: ${color.ink};
  }
  /* On the line below the row. */
  &[aria-current]::after {
    position: absolute;
    inset-block-end: calc(-0.375rem - 1px);
    inset-inline: ${space.s2};
    border-block-end: 2px solid ${color.accent};
    content: '';
  }

  @media (pointer: coarse) {
    block-size: 2.75rem;

    &[aria-current]::after {
      inset-block-end: 0;
    }
  }
`

const Name = styled.span`
  overflow: hidden;
  max-inline-size: min(14rem, 32cqi);
  text-overflow: ellipsis;
`

/** Its place is there before the count is. */
const Count = styled.span`
  min-inline-size: 3ch;
  color: ${color.inkFaint};
  font: ${text.sm};
  font-variant-numeric: tabular-nums;
`

const Dot = styled.span`
  flex: none;
  inline-size: 0.375rem;
  block-size: 0.375rem;
  border-radius: ${radius.pill};
  background: ${color.accent};
`
