import type { ReactNode } from 'react'

export interface StoryLinkProps {
  /** The id of a story or of a page of docs, such as 'forms-testimonial--new'. */
  to: string
  /** What the toolbar is set to, such as 'theme:dark;direction:rtl'. */
  globals?: string | undefined
  children: ReactNode
}

/**
 * Leads to a story, with the toolbar as it should be. It loads the whole page anew: only then does Storybook read the
 * toolbar's choices from the address. The address is relative, so it holds below any path.
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
