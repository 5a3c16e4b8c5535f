export { TeamForm as Form } from '@staff/forms/content/team/TeamForm'

export { TeamPreview as Preview } from './TeamPreview'
