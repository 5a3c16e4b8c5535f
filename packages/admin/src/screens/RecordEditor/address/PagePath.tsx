import { pageUrl, type RecordAddress } from '@staff/contract'
import { pagePath, type AnyEntity } from '@staff/entity'
import { color, safeHref, space, VisuallyHidden } from '@staff/ui'
import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'

import { useRegion } from '../../../shared/regions/useRegion'

export interface PagePathProps {
  entity: AnyEntity
  address: RecordAddress
  /** Whether the public site shows the record. */
  isShown: boolean
}

/** The path of a record's page: a link to it if the site shows it and the server knows where the site is. */
export function PagePath({ entity, address, isShown }: PagePathProps) {
  const { slug, suggested, website } = address
  const chosen = useRegion()
  const { regions } = entity.publicSite ?? {}
  const region = chosen !== undefined && regions?.includes(chosen) === false ? regions[0] : chosen
  const path = pagePath(entity, slug ?? suggested)
  const href =
    isShown && slug !== null && website !== null
      ? safeHref(pageUrl({ url: website, name: '' }, { entity, slug, region }))
      : undefined
  if (href === undefined) return path
  return (
    <Anchor href={href} target="_blank" rel="noopener">
      {path}
      <ExternalLink aria-hidden size={14} />
      <VisuallyHidden>, on the public site in a new tab</VisuallyHidden>
    </Anchor>
  )
}

/* Where the path takes two lines, all of their space can be pressed. */
const Anchor = styled.a`
  display: inline-block;
  color: ${color.accentText};

  svg {
    margin-inline-start: ${space.s1};
    vertical-align: -0.125em;
  }
  &:hover {
    text-decoration: underline;
  }
`
