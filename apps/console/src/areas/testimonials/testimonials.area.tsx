import { TestimonialForm } from '@staff/forms'
import { testimonial } from '@staff/forms/entities'
import { RelativeTime, Stars, Thumbnail } from '@staff/ui'

import { defineArea } from '../../app/defineArea'
import { resolveImage } from '../../data/apiBase'
import { TestimonialPreview } from './TestimonialPreview'

/** What clients say about us. */
export const testimonialsArea = defineArea({
  entity: testimonial,
  Form: TestimonialForm,
  cells: {
    image: ({ image }) => <Thumbnail src={resolveImage(image)} alt="" />,
    name: ({ name }) => name,
    rating: ({ rating }) => <Stars value={rating} />,
    description: ({ description }) => description,
    updatedAt: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
  },
  widths: { name: '13rem', rating: '7.5rem' },
  Preview: TestimonialPreview,
})
