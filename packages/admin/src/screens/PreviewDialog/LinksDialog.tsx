import { Banner, Button, Dialog, Skeleton } from '@staff/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Content } from './parts'

export interface LinksDialogProps<Data extends { isConfigured: boolean }> {
  title: string
  /** What a link shows, and to whom. */
  intro: ReactNode
  /** The links, and whether the server can make one. */
  query: UseQueryResult<Data>
  onClose: () => void
  /** The form of a new link, if the server can make one. */
  newLink: (data: Data) => ReactNode
  /** The links that there are. */
  children: (data: Data) => ReactNode
}

/** A dialog about preview links: it makes them and lists them. */
export function LinksDialog<Data extends { isConfigured: boolean }>({
  title,
  intro,
  query: { data, error, refetch },
  onClose,
  newLink,
  children,
}: LinksDialogProps<Data>) {
  return (
    <Dialog
      isOpen
      closesOutside={false}
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Content>
        <p>{intro}</p>
        {error && !data && (
          <Banner
            tone="danger"
            title="The preview links could not be loaded"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
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
        {data?.isConfigured && newLink(data)}
        {data && children(data)}
      </Content>
    </Dialog>
  )
}
