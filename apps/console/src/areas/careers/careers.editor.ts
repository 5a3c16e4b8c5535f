export { CareerForm as Form } from '@staff/content/career/CareerForm'

export { CareerPreview as Preview } from './CareerPreview'
