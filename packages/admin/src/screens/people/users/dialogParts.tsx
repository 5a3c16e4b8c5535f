import { Button, CancelButton } from '@staff/ui'
import { useEffect, useRef, type ComponentProps } from 'react'

/** The safe answer has the first focus. */
export function FocusedCancel(props: ComponentProps<typeof CancelButton>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <CancelButton {...props} ref={button}>
      Cancel
    </CancelButton>
  )
}

/** Takes the focus, because the button of the step before is gone. */
export function Done({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} variant="primary" onClick={onClick}>
      Done
    </Button>
  )
}
