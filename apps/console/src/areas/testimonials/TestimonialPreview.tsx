import { resolveImage } from '@staff/admin'
import type { ValuesOf } from '@staff/entity'
import type { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { color, radius, space, Stars, Thumbnail, weight } from '@staff/ui'
import { styled } from 'styled-components'

export interface TestimonialPreviewProps {
  values: Partial<ValuesOf<typeof testimonial>>
}

/** A testimonial as visitors of the public site see it. */
export function TestimonialPreview({ values }: TestimonialPreviewProps) {
  const { name, image, description, rating } = values
  return (
    <Root>
      <Stars value={rating ?? 0} />
      <Quote>{description ? `“${description}”` : 'What they said appears here.'}</Quote>
      <Person>
        <Thumbnail src={image ? resolveImage(image) : undefined} alt="" />
        <strong>{name || 'Their name'}</strong>
      </Person>
    </Root>
  )
}

const Root = styled.figure`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
`

const Quote = styled.blockquote`
  margin: 0;
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`

const Person = styled.figcaption`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  overflow-wrap: anywhere;

  strong {
    font-weight: ${weight.label};
  }
`
