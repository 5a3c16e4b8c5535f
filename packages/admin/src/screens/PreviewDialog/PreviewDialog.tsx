import type { PreviewLink } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { previewQueries, revokePreviewLink } from '../../data/live/previewLinks'
import { forgetFrameLink } from '../../data/live/siteFrame'
import { idOf, type AnyStored } from '../../data/records/recordQueries'
import { AnswerList } from './AnswerList'
import { NewLink } from './NewLink'
import { LinkList } from './LinkList'
import { LinksDialog } from './LinksDialog'

export interface PreviewDialogProps {
  entity: AnyEntity
  /** The record as it is stored. */
  record: AnyStored
  onClose: () => void
}

/** Makes links that show a record on the real site before it is public, and revokes them. */
export function PreviewDialog({ entity, record, onClose }: PreviewDialogProps) {
  const client = useQueryClient()
  const id = idOf(entity, record)
  const query = useQuery(previewQueries(entity, id).links())
  const handleChanged = () => void query.refetch()

  async function handleRevoke(link: string) {
    const problem = await revokePreviewLink(entity, id, link)
    if (!problem) forgetFrameLink(client, entity, id, link)
    return problem
  }

  return (
    <LinksDialog
      title={`Share a preview of “${entity.titleOf(record)}”`}
      intro={`Whoever has the link sees this ${entity.labels.one} on the website before it is public, without a login. They see what is saved, not what you are typing.`}
      query={query}
      onClose={onClose}
      newLink={() => (
        <NewLink entity={entity} id={id} version={record.version} onMade={handleChanged} />
      )}
    >
      {({ links, answers }) => (
        <>
          {links.length > 0 && (
            <LinkList
              links={links}
              shows={shownBy}
              revoke={handleRevoke}
              onChanged={handleChanged}
            />
          )}
          {answers.length > 0 && <AnswerList answers={answers} version={record.version} />}
        </>
      )}
    </LinksDialog>
  )
}

function shownBy({ version }: PreviewLink): string {
  return version === null ? 'Newest version' : `Version ${version}`
}
