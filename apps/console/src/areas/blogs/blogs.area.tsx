import { defineArea } from '@staff/admin'
import { blog } from '@staff/content/blog/blog.entity'
import { Badge } from '@staff/ui'

/** Articles and link posts. */
export const blogsArea = defineArea({
  entity: blog,
  editor: () => import('./blogs.editor'),
  cells: {
    kind: ({ kind }) => <Badge tone={kind === 'Article' ? 'accent' : 'neutral'}>{kind}</Badge>,
  },
  widths: { kind: '6rem', author: '8.5rem', tags: '11rem' },
  priorities: { author: 1, tags: 3 },
})
