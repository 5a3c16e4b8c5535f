import { X } from 'lucide-react'

import { Button, type ButtonProps } from './Button'

/** A button with a cross that leaves without saving. */
export function CancelButton({ children = 'Cancel', ...rest }: ButtonProps) {
  return (
    <Button icon={<X />} {...rest}>
      {children}
    </Button>
  )
}
