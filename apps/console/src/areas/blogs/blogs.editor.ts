export { BlogForm as Form } from '@staff/forms/content/blog/BlogForm'

export { BlogPreview as Preview } from './BlogPreview'
