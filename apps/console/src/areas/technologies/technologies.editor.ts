export { TechnologyForm as Form } from '@staff/content/technology/TechnologyForm'

export { TechnologyPreview as Preview } from './TechnologyPreview'
