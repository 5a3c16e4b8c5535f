import { Banner, Button } from '@staff/ui'
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'

export interface DraftBannerProps {
  /** The draft: values that were typed earlier and not saved. */
  draft: object | undefined
}

/** Restores the draft, says so, and offers to discard it. */
export function DraftBanner({ draft }: DraftBannerProps) {
  const { setValues, resetForm } = useFormikContext<object>()
  const [isShown, setIsShown] = useState(draft !== undefined)

  useEffect(() => {
    if (draft) void setValues(draft, false)
  }, [draft, setValues])

  if (!isShown) return null

  function handleDiscard() {
    resetForm()
    setIsShown(false)
  }

  return (
    <Banner
      tone="info"
      title="What you typed before is back"
      action={
        <Button size="s" onClick={handleDiscard}>
          Discard it
        </Button>
      }
    >
      It was not saved then. Save it now, or discard it.
    </Banner>
  )
}
