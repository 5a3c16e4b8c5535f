export { ClientForm as Form } from '@staff/content/client/ClientForm'

export { ClientPreview as Preview } from './ClientPreview'
