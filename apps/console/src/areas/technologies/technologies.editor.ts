export { TechnologyForm as Form } from '@staff/forms/content/technology/TechnologyForm'

export { TechnologyPreview as Preview } from './TechnologyPreview'
