import { Trash2 } from 'lucide-react'

import { Button, type ButtonProps } from './Button'

/** A button with a bin, in the danger colour, that asks before it deletes a record. */
export function DeleteButton({ children = 'Delete', ...rest }: ButtonProps) {
  return (
    <Button icon={<Trash2 />} data-delete="" {...rest}>
      {children}
    </Button>
  )
}
