import type { PreviewLink } from '@staff/contract'
import { Button, color, DateText, RelativeTime, space } from '@staff/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

import { notify } from '../../shared/notify'
import { Facts, Title } from './parts'

export interface LinkListProps {
  links: readonly PreviewLink[]
  /** What a link shows. */
  shows: (link: PreviewLink) => string
  /** Revokes the link with this id. Resolves to the error message; undefined on success. */
  revoke: (id: string) => Promise<string | undefined>
  /** Called after a link was revoked. */
  onChanged: () => void
}

/** Preview links that have not ended: what each shows, who made it, until when, and when it was used. */
export function LinkList({ links, shows, revoke, onChanged }: LinkListProps) {
  const [revoking, setRevoking] = useState('')

  async function handleRevoke(link: string) {
    setRevoking(link)
    const problem = await revoke(link)
    setRevoking('')
    onChanged()
    notify(problem ? 'error' : 'success', problem ?? 'The link shows nothing any more.')
  }

  return (
    <section aria-label="Links that work">
      <Title>Links that work</Title>
      <List>
        {links.map((link) => (
          <Item key={link.id}>
            <span id={`preview-${link.id}`}>
              {shows(link)}, until <DateText value={link.endsAt} withTime />
              <Facts>
                {link.mayApprove && 'Its reader may answer. '}By {link.madeBy},{' '}
                {link.lastUsedAt === null ? (
                  'not used yet'
                ) : (
                  <>
                    used <RelativeTime inSentence value={link.lastUsedAt} />
                  </>
                )}
              </Facts>
            </span>
            <Button
              size="s"
              busy={revoking === link.id}
              aria-describedby={`preview-${link.id}`}
              onClick={() => void handleRevoke(link.id)}
            >
              Revoke
            </Button>
          </Item>
        ))}
      </List>
    </section>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
  margin: ${space.s3} 0 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  justify-content: space-between;
  padding-block-end: ${space.s3};
  border-block-end: 1px solid ${color.line};
`
