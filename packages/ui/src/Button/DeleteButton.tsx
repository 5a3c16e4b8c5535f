import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'

import { color } from '../theme/tokens'
import { Button, type ButtonProps } from './Button'

/** A button with a bin, in the danger colour, that asks before it deletes a record. */
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
