import { AppLink, color, motion, radius, shadow, Skeleton, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

export interface AreaTilesProps {
  tiles: {
    label: string
    href: string
    /** How many records the area has; undefined while that is on its way. */
    count: number | undefined
  }[]
}

/** A number for each area, each a link to its list. */
export function AreaTiles({ tiles }: AreaTilesProps) {
  return (
    <Root>
      {tiles.map(({ label, href, count }) => (
        <li key={label}>
          <Tile href={href}>
            <span>{label}</span>
            <strong>
              {count === undefined ? (
                <Skeleton width="3rem" height="1.75rem" />
              ) : (
                numbers.format(count)
              )}
            </strong>
          </Tile>
        </li>
      ))}
    </Root>
  )
}

const numbers = new Intl.NumberFormat('en-GB')

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space.s4};
`

const Tile = styled(AppLink)`
  display: grid;
  gap: ${space.s1};
  padding: ${space.s4} ${space.s5};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  color: ${color.inkMuted};
  font-weight: ${weight.label};
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.lineStrong};
  }

  strong {
    display: grid;
    align-items: center;
    min-block-size: 2.25rem;
    color: ${color.ink};
    font: ${text.xxl};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`
