import { color, safeHref } from '@staff/ui'
import { styled } from 'styled-components'

export interface WebsiteLinkProps {
  /** An address of the web, or ''. Anything but http and https stays a text. */
  address: string
}

/** A website under its address without the scheme; it opens beside the console. */
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
