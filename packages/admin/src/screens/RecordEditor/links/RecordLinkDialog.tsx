import { hasPages } from '@staff/entity'
import type { RecordLinkDialogProps } from '@staff/forms'
import { Badge, Palette } from '@staff/ui'
import { useState } from 'react'

import { statusMark } from '../../../data/live/publication'
import { useContent } from '../../../shared/admin'
import { SearchFailure } from '../../../shared/search/SearchFailure'
import { useRecordSearch } from '../../../shared/search/useRecordSearch'

/** Finds a record with a page on the site, for a link in a text. The link stays right when the address of the page changes. */
export function RecordLinkDialog({ onChoose, onClose }: RecordLinkDialogProps) {
  const { areas } = useContent()
  const [typed, setTyped] = useState('')
  const { text, found, isStale, isBusy, failure } = useRecordSearch(typed)
  const groups = areas
    .filter(({ entity }) => hasPages(entity))
    .map(({ entity, icon: Icon }) => ({
      heading: entity.labels.title ?? entity.labels.many,
      items: (text ? found : [])
        .filter(({ area }) => area === entity.area)
        .map(({ area, id, title, detail, status }) => {
          const mark = status && statusMark(status)
          return {
            id: `record:${area}/${id}`,
            label: title,
            detail,
            badge: mark && <Badge tone={mark.tone}>{mark.text}</Badge>,
            icon: <Icon />,
            isStale,
          }
        }),
    }))
    .filter(({ items }) => items.length > 0)

  return (
    <Palette
      label="Link to a record: search by its title"
      value={typed}
      groups={groups}
      busy={isBusy}
      onChange={setTyped}
      onOpen={({ id, label }) => onChoose({ address: id, title: label })}
      onClose={onClose}
    >
      {failure ? (
        <SearchFailure {...failure} />
      ) : (
        !isBusy &&
        groups.length === 0 && (
          <p>
            {text
              ? `Nothing with a page on the site was found for “${text}”.`
              : 'Type the beginning of a title. The link stays right when the address of the page changes.'}
          </p>
        )
      )}
    </Palette>
  )
}
