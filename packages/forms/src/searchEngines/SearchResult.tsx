import { color, fontSize, radius, space, text } from '@staff/ui'
import { createContext, useContext, useId } from 'react'
import { styled } from 'styled-components'

import {
  isKeptOut,
  pagePath,
  searchResultOf,
  shorten,
  SHOWN_IN_RESULT,
  slugOf,
  type AnyEntity,
  type EntityValues,
} from '@staff/entity'

/** The slug of the record that a form shows; undefined before its first publication. */
export const PageSlugContext = createContext<string | undefined>(undefined)

export interface SearchResultProps {
  /** An entity whose records have pages. */
  entity: AnyEntity
  /** The values as they are typed. */
  values: EntityValues
}

/** A record as search engines show it: where its page is, the title, and the description. Both are cut as they do. */
export function SearchResult({ entity, values }: SearchResultProps) {
  const titleId = useId()
  const slug = useContext(PageSlugContext) ?? slugOf(entity.titleOf(values))
  const { metaTitle, metaDescription } = searchResultOf(entity, values)
  return (
    <Root aria-labelledby={titleId}>
      <Caption id={titleId}>In search results</Caption>
      {isKeptOut(values) ? (
        <p>Search engines are asked not to list this page.</p>
      ) : (
        <>
          <Path>{placeOf(entity, slug)}</Path>
          <Title>{shorten(metaTitle, SHOWN_IN_RESULT.metaTitle) || 'No title yet'}</Title>
          <p>{shorten(metaDescription, SHOWN_IN_RESULT.metaDescription)}</p>
        </>
      )}
    </Root>
  )
}

/** Where a page is, as results say it: 'careers › harbour-master'. */
function placeOf(entity: AnyEntity, slug: string): string {
  return pagePath(entity, slug)
    .split('/')
    .filter((part) => part !== '')
    .join(' › ')
}

const Root = styled.figure`
  display: grid;
  gap: ${space.s1};
  padding: ${space.s4};
  border-radius: ${radius.m};
  background: ${color.sunken};
  color: ${color.inkMuted};
  font: ${text.md};
  overflow-wrap: anywhere;
`

const Caption = styled.figcaption`
  margin-block-end: ${space.s1};
  font: ${text.sm};
`

const Path = styled.p`
  color: ${color.ink};
  font: ${text.sm};
`

const Title = styled.p`
  color: ${color.accentText};
  font-size: ${fontSize.xl};
  line-height: 1.3;
`
