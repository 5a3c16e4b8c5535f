import { useQuery } from '@tanstack/react-query'

import { revokeSiteLink, sitePreviewsQuery } from '../../data/live/sitePreviews'
import { LinkList } from './LinkList'
import { LinksDialog } from './LinksDialog'
import { NewSiteLink } from './NewSiteLink'

export interface SitePreviewDialogProps {
  /**
   * The time as of which a link opens the site at first.
   * @default now
   */
  at?: string | undefined
  onClose: () => void
}

/** Makes links that show the whole site as of a time, and revokes them. For administrators. */
export default function SitePreviewDialog({ at, onClose }: SitePreviewDialogProps) {
  const query = useQuery(sitePreviewsQuery())
  const handleChanged = () => void query.refetch()
  return (
    <LinksDialog
      title="Preview the website"
      intro="Whoever has the link sees all pages of the website as of any time, without a login: what is scheduled by then is there, and what has ended is not."
      query={query}
      onClose={onClose}
      newLink={({ opensAtTimes }) => (
        <NewSiteLink at={at} opensAtTimes={opensAtTimes} onMade={handleChanged} />
      )}
    >
      {({ links }) =>
        links.length > 0 && (
          <LinkList
            links={links}
            shows={() => 'The whole website'}
            revoke={revokeSiteLink}
            onChanged={handleChanged}
          />
        )
      }
    </LinksDialog>
  )
}
