export { TeamForm as Form } from '@staff/content/team/TeamForm'

export { TeamPreview as Preview } from './TeamPreview'
