import { Banner, Button, CopiedText } from '@staff/ui'

import type { NewLinkState } from './useNewLink'

export interface MakeLinkProps extends NewLinkState {
  /** Called when the button is pressed. Without it, the button submits its form. */
  onMake?: () => void
}

/** The button that makes a link, why none was made, and the address of the one that was. */
export function MakeLink({ isBusy, made, problem, onMake }: MakeLinkProps) {
  return (
    <>
      {problem && (
        <Banner tone="danger" title="The link was not made">
          {problem}
        </Banner>
      )}
      <div>
        <Button
          variant="primary"
          type={onMake ? 'button' : 'submit'}
          busy={isBusy}
          onClick={onMake}
        >
          {made ? 'Make another link' : 'Make link'}
        </Button>
      </div>
      {made && (
        <CopiedText key={made.id} label="Preview link" text={made.url}>
          <Banner tone="success" title="The link is made">
            Copy it now: it is shown only once.
          </Banner>
        </CopiedText>
      )}
    </>
  )
}
