import { Banner, CopiedText } from '@staff/ui'

/** The address of a link that was just made. */
export function MadeLink({ url }: { url: string }) {
  return (
    <CopiedText label="Preview link" text={url}>
      <Banner tone="success" title="The link is made">
        Copy it now: it is shown only once.
      </Banner>
    </CopiedText>
  )
}
