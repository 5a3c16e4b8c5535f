import { Plus } from 'lucide-react'

import { Button, type ButtonProps } from './Button'

/** A green button with a plus that creates a record, usually as a link to the form. */
export function AddButton({ children = 'Add', ...rest }: ButtonProps) {
  return (
    <Button variant="add" icon={<Plus />} {...rest}>
      {children}
    </Button>
  )
}
