import { Pencil } from 'lucide-react'

import { Button, type ButtonProps } from './Button'

/** A button with a pencil that opens a record for editing, usually as a link to the form. */
export function EditButton({ children = 'Edit', ...rest }: ButtonProps) {
  return (
    <Button icon={<Pencil />} data-edit="" {...rest}>
      {children}
    </Button>
  )
}
