export { ServiceForm as Form } from '@staff/content/service/ServiceForm'

export { ServicePreview as Preview } from './ServicePreview'
