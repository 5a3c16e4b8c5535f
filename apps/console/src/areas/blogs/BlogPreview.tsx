import { resolveImage } from '@staff/admin'
import { withoutMarks, type ValuesOf } from '@staff/entity'
import type { blog } from '@staff/content/blog/blog.entity'
import { color, radius, safeHref, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

export interface BlogPreviewProps {
  values: Partial<ValuesOf<typeof blog>>
}

/** More characters than fit into the eight lines of the text: the browser would lay out all of them at each key. */
const SHOWN = 3000

/** A blog as visitors of the public site see it: an article, or a picture that links to another site. */
export function BlogPreview({ values }: BlogPreviewProps) {
  const { kind, title, image, author, tags = [], description, imageLink } = values
  const isArticle = kind !== 'Link post'
  return (
    <Root>
      <Cover>{image && <img src={resolveImage(image)} alt="" />}</Cover>
      <Text>
        <strong>{title || 'The title'}</strong>
        <small>
          {isArticle ? [author || 'The author', ...tags].join(' · ') : hostOf(imageLink)}
        </small>
        {isArticle && (
          <p dir="auto">
            {withoutMarks(description?.slice(0, SHOWN) ?? '') || 'The text appears here.'}
          </p>
        )}
      </Text>
    </Root>
  )
}

/** The host of a link that may be incomplete: 'fair.example'. */
function hostOf(address = ''): string {
  const href = safeHref(address)
  return href === undefined ? 'Where the link leads' : new URL(href).host
}

const Root = styled.article`
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  overflow: hidden;
`

const Cover = styled.div`
  aspect-ratio: 16 / 9;
  background: ${color.line};

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

const Text = styled.div`
  display: grid;
  gap: ${space.s1};
  padding: ${space.s4};
  color: ${color.inkMuted};
  overflow-wrap: anywhere;

  strong {
    color: ${color.ink};
    font-weight: ${weight.label};
  }

  small {
    font: ${text.sm};
  }

  p {
    display: -webkit-box;
    margin-block-start: ${space.s2};
    overflow: hidden;
    white-space: pre-line;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
  }
`
