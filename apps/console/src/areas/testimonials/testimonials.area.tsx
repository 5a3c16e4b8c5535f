import { defineArea } from '@staff/admin'
import { TestimonialForm } from '@staff/forms/content/testimonial/TestimonialForm'
import { testimonial } from '@staff/forms/content/testimonial/testimonial.entity'
import { Stars } from '@staff/ui'

import { TestimonialPreview } from './TestimonialPreview'

/** Quotes from clients. */
export const testimonialsArea = defineArea({
  entity: testimonial,
  Form: TestimonialForm,
  cells: {
    rating: ({ rating }) => <Stars value={rating} />,
  },
  widths: { name: '11rem', rating: '7rem' },
  Preview: TestimonialPreview,
})
