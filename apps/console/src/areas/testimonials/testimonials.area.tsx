import { defineArea } from '@staff/admin'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { Stars } from '@staff/ui'

/** Quotes from clients. */
export const testimonialsArea = defineArea({
  entity: testimonial,
  editor: () => import('./testimonials.editor'),
  cells: {
    rating: ({ rating }) => <Stars value={rating} />,
  },
  widths: { name: '11rem', rating: '7rem' },
})
