import { Pencil } from 'lucide-react'

import { Button, type ButtonProps } from './Button'

/** With a pencil: opens a record for editing, most often as a link to its form. */
export function EditButton({ children = 'Edit', ...rest }: ButtonProps) {
  return (
    <Button icon={<Pencil />} {...rest}>
      {children}
    </Button>
  )
}
