import { defineArea } from '@staff/admin'
import { BlogForm } from '@staff/forms/content/blog/BlogForm'
import { blog } from '@staff/forms/content/blog/blog.entity'
import { Badge } from '@staff/ui'

import { BlogPreview } from './BlogPreview'

/** Articles and link posts. */
export const blogsArea = defineArea({
  entity: blog,
  Form: BlogForm,
  cells: {
    kind: ({ kind }) => <Badge tone={kind === 'Article' ? 'accent' : 'neutral'}>{kind}</Badge>,
  },
  widths: { kind: '6rem', author: '8.5rem', tags: '11rem' },
  priorities: { author: 1, tags: 3 },
  Preview: BlogPreview,
})
