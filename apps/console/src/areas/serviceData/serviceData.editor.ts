export { ServiceDataForm as Form } from '@staff/forms/content/serviceData/ServiceDataForm'

export { ServiceDataPreview as Preview } from './ServiceDataPreview'
