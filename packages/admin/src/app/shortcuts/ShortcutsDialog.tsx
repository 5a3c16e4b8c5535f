import { color, Dialog, SegmentedControl, space, text, weight } from '@staff/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { hideShortcuts, shortcuts, switchShortcuts } from '../../stores/shortcuts'
import { Key, ShortcutList, type Shortcut } from './ShortcutList'
import { isApple } from '../palette/listenForPaletteKey'
import type { Destination } from './destinations'

export interface ShortcutsDialogProps {
  /** The screens that `g` and a letter open. */
  destinations: readonly Destination[]
}

/** The list of all shortcuts, and a switch for single keys. */
export function ShortcutsDialog({ destinations }: ShortcutsDialogProps) {
  const { isOn } = useSnapshot(shortcuts)
  return (
    <Dialog isOpen onClose={hideShortcuts} title="Keyboard shortcuts">
      <Root>
        <Switch>
          <div>
            <strong>Single keys</strong>
            <p>They rest while you type in a field.</p>
          </div>
          <SegmentedControl
            label="Single keys"
            value={isOn ? 'on' : 'off'}
            options={onOrOff}
            onChange={(value) => switchShortcuts(value === 'on')}
          />
        </Switch>
        <Group title="Everywhere" shortcuts={everywhere} />
        <Group title="On a list" shortcuts={onLists} />
        <Group title="In a form" shortcuts={inForms} />
        <Group
          title="Go to"
          columns={2}
          shortcuts={destinations.map(({ letter, label }) => ({
            keys: (
              <>
                <Key>g</Key> then <Key>{letter}</Key>
              </>
            ),
            action: label,
          }))}
        />
      </Root>
    </Dialog>
  )
}

const onOrOff = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

const command = isApple ? '⌘' : 'Ctrl'

const everywhere = [
  {
    keys: (
      <>
        <Key>{command}</Key> + <Key>K</Key>
      </>
    ),
    action: 'Search screens, actions and records',
  },
  { keys: <Key>?</Key>, action: 'Show this list' },
  { keys: <Key>Esc</Key>, action: 'Close what lies on top' },
  {
    keys: (
      <>
        <Key>Alt</Key> + <Key>T</Key>
      </>
    ),
    action: 'Go to the latest message, such as to undo',
  },
]

const onLists = [
  { keys: <Key>/</Key>, action: 'Search the list' },
  { keys: <Key>n</Key>, action: 'Add a record' },
  { keys: <Key>b</Key>, action: 'Go to the actions for the selected records' },
  {
    keys: (
      <>
        <Key>Shift</Key> + <Key>Space</Key>
      </>
    ),
    action: 'Select all up to this record',
  },
]

const inForms = [
  {
    keys: (
      <>
        <Key>{command}</Key> + <Key>S</Key> or <Key>{command}</Key> + <Key>Enter</Key>
      </>
    ),
    action: 'Save',
  },
  {
    keys: (
      <>
        <Key>{command}</Key> + <Key>B</Key> or <Key>{command}</Key> + <Key>I</Key>
      </>
    ),
    action: 'Bold or italic, in a description',
  },
  {
    keys: (
      <>
        <Key>{command}</Key> + <Key>Shift</Key> + <Key>K</Key>
      </>
    ),
    action: 'Link, in a description',
  },
]

interface GroupProps {
  title: ReactNode
  shortcuts: readonly Shortcut[]
  columns?: 1 | 2
}

function Group({ title, ...list }: GroupProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ShortcutList {...list} />
    </section>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.s5};

  h3,
  strong {
    color: ${color.ink};
    font: ${text.md};
    font-weight: ${weight.label};
  }
`

const Switch = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
`
