import { color, radius, space, weight } from '@staff/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** One line of the navigation; `aria-current` marks where the reader is. */
export const NavigationLink = styled(Link)`
