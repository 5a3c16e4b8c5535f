import { color, space } from '@staff/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface AccountNoteProps {
  /** The heading. */
  title: string
  children: ReactNode
  /** Links and buttons. */
  actions: ReactNode
}

/** What stands in place of a form that is done, or cannot be used. It takes the focus. */
export function AccountNote({ title, children, actions }: AccountNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <Words>{children}</Words>
      <Actions>{actions}</Actions>
    </>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${space.s3};
  color: ${color.inkMuted};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`
