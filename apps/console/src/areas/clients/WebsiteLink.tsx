import { color, safeHref } from '@staff/ui'
import { styled } from 'styled-components'

export interface WebsiteLinkProps {
  /** A URL, or ''. Schemes other than http and https are shown as text. */
  address: string
}

/** A link to a website without its scheme. It opens in a new tab. */
export function WebsiteLink({ address }: WebsiteLinkProps) {
  const href = safeHref(address)
  if (href === undefined) return address
  const shown = address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return (
    <Root href={href} target="_blank" rel="noopener noreferrer">
      {shown}
    </Root>
  )
}

const Root = styled.a`
  color: ${color.accentText};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`
