export { TestimonialForm as Form } from '@staff/forms/content/testimonial/TestimonialForm'

export { TestimonialPreview as Preview } from './TestimonialPreview'
