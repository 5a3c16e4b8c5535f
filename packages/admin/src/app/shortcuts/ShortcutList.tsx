import { breakpoint, color, radius, space, text } from '@staff/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Keys and their action. */
export interface Shortcut {
  keys: ReactNode
  action: string
}

export interface ShortcutListProps {
  shortcuts: readonly Shortcut[]
  /** @default 1 */
  columns?: 1 | 2
}

/** A list of shortcuts with their keys at the end of each line. */
export function ShortcutList({ shortcuts, columns = 1 }: ShortcutListProps) {
  return (
    <Root data-columns={columns}>
      {shortcuts.map(({ keys, action }) => (
        <div key={action}>
          <dt>{keys}</dt>
          <dd>{action}</dd>
        </div>
      ))}
    </Root>
  )
}

const Root = styled.dl`
  display: grid;
  column-gap: ${space.s8};
  font: ${text.md};

  &[data-columns='2'] {
    grid-template-columns: 1fr 1fr;

    @media (max-width: ${breakpoint.narrow}) {
      grid-template-columns: 1fr;
    }
  }

  > div {
    display: flex;
    flex-flow: row-reverse wrap;
    gap: ${space.s1} ${space.s3};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space.s2};
    border-block-end: 1px solid ${color.line};
  }
`

/** One key of a keyboard. */
export const Key = styled.kbd`
  display: inline-block;
  min-inline-size: 1.5rem;
  padding-inline: ${space.s1};
  border: 1px solid ${color.lineStrong};
  border-block-end-width: 2px;
  border-radius: ${radius.s};
  background: ${color.sunken};
  color: ${color.ink};
  font: inherit;
  text-align: center;
`
