import {
  AppLink,
  breakpoint,
  color,
  motion,
  radius,
  shadow,
  Skeleton,
  space,
  text,
  useLocale,
  weight,
} from '@staff/ui'
import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'

export interface AreaTilesProps {
  tiles: {
    label: string
    icon: LucideIcon
    href: string
    /** How many records the area has; undefined while that is on its way. */
    count: number | undefined
  }[]
}

/** A number for each area, each a link to its list. */
export function AreaTiles({ tiles }: AreaTilesProps) {
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <Root>
      {tiles.map(({ label, icon: Icon, href, count }) => (
        <li key={label}>
          <Tile href={href}>
            <span>{label}</span>
            <strong>
              {count === undefined ? (
                <Skeleton width="2.5rem" height="1.5rem" />
              ) : (
                numbers.format(count)
              )}
            </strong>
            <Icon aria-hidden="true" />
          </Tile>
        </li>
      ))}
    </Root>
  )
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr));
  gap: ${space.s3};

  /* Two beside each other on the smallest phone. */
  @container shell (max-width: ${breakpoint.narrow}) {
    grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  }

  > li {
    display: grid;
  }
`

const Tile = styled(AppLink)`
  display: grid;
  grid-template: 'label label' auto 'count icon' 2rem / 1fr auto;
  align-items: center;
  padding: ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  color: ${color.inkMuted};
  font: ${text.xs};
  font-weight: ${weight.label};
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.lineStrong};
  }

  span {
    grid-area: label;
  }

  strong {
    grid-area: count;
    color: ${color.ink};
    font: ${text.xl};
    font-size: 1.5rem;
    letter-spacing: -0.02em;
  }

  svg {
    grid-area: icon;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.inkFaint};
  }
`
