import type { Revision } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Badge, color, radius, RelativeTime, space, text, useLocale, weight } from '@staff/ui'
import type { KeyboardEventHandler } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { useHistoryAddress } from '../../RecordEditor/beside/historyAddress'
import { exactTime, reasonText } from './revisionTexts'
import type { SiteMark } from './siteTexts'

export interface VersionLinkProps {
  entity: AnyEntity
  revision: Revision
  /** What the public site does or did with it. */
  site: SiteMark | undefined
  isCurrent: boolean
  tabIndex: 0 | -1
  onFocus: () => void
  onKeyDown: KeyboardEventHandler
}

/** One version in the list: why it was stored, by whom and when. */
export function VersionLink({ entity, revision, site, isCurrent, ...handlers }: VersionLinkProps) {
  const { linkTo } = useHistoryAddress()
  const { version, at, userName } = revision
  return (
    <Root {...linkTo(version)} {...handlers}>
      <Why>{reasonText(entity, revision)}</Why>
      <Who>
        <span>
          {userName && <bdi>{userName}</bdi>}
          {userName && ' · '}
          <RelativeTime value={at} />
        </span>
        <Badges>
          {site?.badge && <Badge tone="accent">{site.badge}</Badge>}
          {isCurrent && <Badge tone="success">Current</Badge>}
        </Badges>
      </Who>
      <When>
        Version {version} · {exactTime(at, useLocale())}
      </When>
      {site && <When>{site.text}</When>}
    </Root>
  )
}

const Root = styled(Link)`
  display: grid;
  gap: ${space.s1};
  padding: ${space.s3} ${space.s4};
  border-radius: ${radius.m};
  color: ${color.ink};
  font: ${text.md};
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    background: ${color.sunken};
  }
`

const Why = styled.span`
  font-weight: ${weight.label};
`

const Who = styled.span`
  display: flex;
  gap: ${space.s2};
  align-items: baseline;
  justify-content: space-between;
`

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  justify-content: end;
`

const When = styled.span`
  color: ${color.inkMuted};
  font: ${text.xs};
`
