export { ServiceForm as Form } from '@staff/forms/content/service/ServiceForm'

export { ServicePreview as Preview } from './ServicePreview'
