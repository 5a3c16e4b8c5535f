import type { AnyEntity } from '@staff/entity'
import { Banner, Button, Dialog, Skeleton, space } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { previewQueries } from '../../data/live/previewLinks'
import { idOf, type AnyStored } from '../../data/records/recordQueries'
import { AnswerList } from './AnswerList'
import { NewLink } from './NewLink'
import { LinkList } from './LinkList'

export interface PreviewDialogProps {
  entity: AnyEntity
  /** The record as it is stored. */
  record: AnyStored
  onClose: () => void
}

/** Makes links that show a record on the real site before it is public, and revokes them. */
export function PreviewDialog({ entity, record, onClose }: PreviewDialogProps) {
  const id = idOf(entity, record)
  const { data, error, refetch } = useQuery(previewQueries(entity, id).links())
  const handleChanged = () => void refetch()
  return (
    <Dialog
      isOpen
      closesOutside={false}
      title={`Share a preview of “${entity.titleOf(record)}”`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Content>
        <p>
          Whoever has the link sees this {entity.labels.one} on the website before it is public,
          without a login. They see what is saved, not what you are typing.
        </p>
        {error && !data && (
          <Banner
            tone="danger"
            title="The preview links could not be loaded"
            action={<Button onClick={handleChanged}>Try again</Button>}
          >
            {error.message}
          </Banner>
        )}
        {!data && !error && <Skeleton height="9rem" />}
        {data && !data.isConfigured && (
          <Banner tone="info">
            No link can be made yet: whoever runs this server has to set PREVIEW_URL to the preview
            page of the website.
          </Banner>
        )}
        {data?.isConfigured && (
          <NewLink entity={entity} id={id} version={record.version} onMade={handleChanged} />
        )}
        {data && data.links.length > 0 && (
          <LinkList entity={entity} id={id} links={data.links} onChanged={handleChanged} />
        )}
        {data && data.answers.length > 0 && (
          <AnswerList answers={data.answers} version={record.version} />
        )}
      </Content>
    </Dialog>
  )
}

const Content = styled.div`
  display: grid;
  gap: ${space.s5};
`
