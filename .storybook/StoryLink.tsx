import type { ReactNode } from 'react'

export interface StoryLinkProps {
  /** The id of a story or a docs page, such as 'forms-testimonial--new'. */
  to: string
  /** The settings of the toolbar, such as 'theme:dark;direction:rtl'. */
  globals?: string | undefined
  children: ReactNode
}

/**
 * A link to a story, with settings of the toolbar. It reloads the whole page, because Storybook reads these settings
 * from the URL only when it starts. The URL is relative, so it works below any path.
 */
export function StoryLink({ to, globals, children }: StoryLinkProps) {
  const kind = to.endsWith('--docs') ? 'docs' : 'story'
  const toolbar = globals ? `&globals=${globals}` : ''
  return (
    <a href={`./?path=/${kind}/${to}${toolbar}`} target="_top">
      {children}
    </a>
  )
}
