export { ServiceDataForm as Form } from '@staff/content/serviceData/ServiceDataForm'

export { ServiceDataPreview as Preview } from './ServiceDataPreview'
