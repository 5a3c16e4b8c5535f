import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

interface TakesFocusProps {
  children: ReactNode
}

/** What a step begins with. It takes the focus, because the control that led to the step is gone. */
export function TakesFocus({ children }: TakesFocusProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <Root ref={root} tabIndex={-1}>
      {children}
    </Root>
  )
}

const Root = styled.div`
  outline: none;
`
