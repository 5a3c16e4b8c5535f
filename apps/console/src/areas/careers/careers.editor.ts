export { CareerForm as Form } from '@staff/forms/content/career/CareerForm'

export { CareerPreview as Preview } from './CareerPreview'
