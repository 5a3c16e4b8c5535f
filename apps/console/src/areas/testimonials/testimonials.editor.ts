export { TestimonialForm as Form } from '@staff/content/testimonial/TestimonialForm'

export { TestimonialPreview as Preview } from './TestimonialPreview'
