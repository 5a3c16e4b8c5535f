import { Description, Stories, Title } from '@storybook/addon-docs/blocks'

/** The docs page of a foundation: its purpose and its sheets in reading order. */
export function FoundationPage() {
  return (
    <>
      <Title />
      <Description />
      <Stories title="" />
    </>
  )
}
