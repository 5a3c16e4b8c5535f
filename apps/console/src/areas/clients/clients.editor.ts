export { ClientForm as Form } from '@staff/forms/content/client/ClientForm'

export { ClientPreview as Preview } from './ClientPreview'
