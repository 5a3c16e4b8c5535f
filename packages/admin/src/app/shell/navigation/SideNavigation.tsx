import type { AnyEntity } from '@staff/entity'
import { Badge, color, space, text, weight } from '@staff/ui'
import { House } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { useAdmin, useContent, useRegions, type Area } from '../../../shared/admin'
import { readableAreas } from '../../../shared/readableAreas'
import { homePath, listPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { AreaBadge } from './AreaBadge'
import { NavigationLink } from './NavigationLink'
import { ScreenLinks } from './ScreenLinks'
import { useCurrentListEntity } from '../useCurrentListEntity'
import { useReader } from '../../../shared/useReader'

export interface SideNavigationProps {
  /** Called when a link is followed, so that the drawer can close. */
  onFollow?: (() => void) | undefined
}

/**
 * Links to the areas that the user can read, to the requests to publish, and to the trash of all. A badge names the region of an area
 * that only one region has.
 */
export function SideNavigation({ onFollow }: SideNavigationProps) {
  const reader = useReader()
  const { Brand } = useAdmin()
  const { areas, groups = [] } = useContent()
  const open = readableAreas(areas, reader)
  const home = homePath(useRegion())
  const isHome = useLocation().pathname === home
  return (
    <Root aria-label="Main">
      <Mark>
        <Brand />
      </Mark>
      <Links>
        <ul>
          <li>
            <NavigationLink to={home} aria-current={isHome ? 'page' : undefined} onClick={onFollow}>
              <House aria-hidden="true" />
              Home
            </NavigationLink>
          </li>
          <AreaLinks
            areas={open.filter(({ entity }) => !groups.some((group) => isIn(group, entity)))}
            onFollow={onFollow}
          />
        </ul>
        {groups.map((group) => (
          <Group
            key={group.prefix}
            title={group.title}
            areas={open.filter(({ entity }) => isIn(group, entity))}
            onFollow={onFollow}
          />
        ))}
        <ScreenLinks onFollow={onFollow} />
      </Links>
    </Root>
  )
}

function isIn({ prefix }: { prefix: string }, { path }: AnyEntity): boolean {
  return path.startsWith(prefix)
}

interface AreaLinksProps extends SideNavigationProps {
  areas: Area[]
}

function Group({ title, ...links }: AreaLinksProps & { title: string }) {
  if (links.areas.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        <AreaLinks {...links} />
      </ul>
    </section>
  )
}

function AreaLinks({ areas, onFollow }: AreaLinksProps) {
  const region = useRegion()
  const { length: regionCount } = useRegions()
  const here = useCurrentListEntity()
  return areas.map(({ entity, icon: Icon, regions, badge }) => (
    <li key={entity.name}>
      <NavigationLink
        to={listPath(region, entity)}
        aria-current={entity.area === here?.area ? 'page' : undefined}
        onClick={onFollow}
      >
        <Icon aria-hidden="true" />
        {entity.labels.title}
        {regions && regions.length < regionCount && <Badge>{regions.join(', ')}</Badge>}
        {badge && <AreaBadge load={badge} />}
      </NavigationLink>
    </li>
  ))
}

const Root = styled.nav`
  display: grid;
  gap: ${space.s5};
  padding: ${space.s4} ${space.s3};

  h2 {
    padding-inline: ${space.s2};
    margin-block-end: ${space.s1};
    color: ${color.inkFaint};
    font: ${text.xs};
    font-weight: ${weight.heading};
  }
`

const Links = styled.div`
  display: grid;
  gap: ${space.s5};
`

const Mark = styled.div`
  padding-inline: ${space.s2};
`
