import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'

import { color } from '../theme/tokens'
import { Button, type ButtonProps } from './Button'

/** With a bin and in the ink of danger: asks to delete a record. */
export function DeleteButton({ children = 'Delete', ...rest }: ButtonProps) {
  return (
    <Root icon={<Trash2 />} {...rest}>
      {children}
    </Root>
  )
}

const Root = styled(Button)`
  &:not([data-variant='danger']) {
    --ink: ${color.danger};
    --ground-hover: ${color.dangerSoft};
    --edge-hover: ${color.danger};
  }
`
