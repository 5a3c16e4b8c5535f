export { BlogForm as Form } from '@staff/content/blog/BlogForm'

export { BlogPreview as Preview } from './BlogPreview'
