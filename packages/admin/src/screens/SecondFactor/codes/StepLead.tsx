import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

/** What a step begins with. It takes the focus, because the control that led to the step is gone. */
export function StepLead({ children }: { children: ReactNode }) {
  const lead = useRef<HTMLDivElement>(null)
  useEffect(() => lead.current?.focus(), [])
  return (
    <Root ref={lead} tabIndex={-1}>
      {children}
    </Root>
  )
}

const Root = styled.div`
  outline: none;
`
