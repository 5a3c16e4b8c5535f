import type { PreviewLink } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Button, color, DateText, RelativeTime, space } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { revokePreviewLink } from '../../data/live/previewLinks'
import { forgetFrameLink } from '../../data/live/siteFrame'
import { notify } from '../../shared/notify'
import { Facts, Title } from './parts'

export interface LinkListProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  links: readonly PreviewLink[]
  /** Called after a link was revoked. */
  onChanged: () => void
}

/** The preview links of a record that have not ended: what each shows, who made it, until when, and when it was used. */
export function LinkList({ entity, id, links, onChanged }: LinkListProps) {
  const client = useQueryClient()
  const [revoking, setRevoking] = useState('')

  async function handleRevoke(link: string) {
    setRevoking(link)
    const problem = await revokePreviewLink(entity, id, link)
    if (!problem) forgetFrameLink(client, entity, id, link)
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
              {link.version === null ? 'Newest version' : `Version ${link.version}`}, until{' '}
              <DateText value={link.endsAt} withTime />
              <Facts>
                {link.mayApprove && 'Its reader may answer. '}By {link.madeBy},{' '}
                {link.lastUsedAt === null ? (
                  'not used yet'
                ) : (
                  <>
                    used <RelativeTime value={link.lastUsedAt} />
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
