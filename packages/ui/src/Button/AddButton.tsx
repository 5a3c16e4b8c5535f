import { Plus } from 'lucide-react'

import { Button, type ButtonProps } from './Button'

/** Green, with a plus: makes a new record, most often as a link to its form. */
export function AddButton({ children = 'Add', ...rest }: ButtonProps) {
  return (
    <Button variant="add" icon={<Plus />} {...rest}>
      {children}
    </Button>
  )
}
