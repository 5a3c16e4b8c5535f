import { X } from 'lucide-react'

import { Button, type ButtonProps } from './Button'

/** With a cross: leaves without doing what was begun. */
export function CancelButton({ children = 'Cancel', ...rest }: ButtonProps) {
  return (
    <Button icon={<X />} {...rest}>
      {children}
    </Button>
  )
}
