import { Button, Palette, type PaletteItem } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'

import { searchQuery } from '../../data/records/searchQuery'
import { rememberRecent } from '../../stores/preferences/recents'
import { closePalette, palette, typeIntoPalette } from '../../stores/palette'
import { Key } from '../shortcuts/ShortcutList'
import { LOG_OUT } from './commands'
import { usePaletteGroups } from './usePaletteGroups'
import { useSettled } from '../../shared/search/useSettled'

export interface PaletteDialogProps {
  onLogOut: () => void
}

/** The palette: it finds screens and actions here, and records on the server after a short pause in typing. */
export function PaletteDialog({ onLogOut }: PaletteDialogProps) {
  const { typed } = useSnapshot(palette, { sync: true })
  const text = typed.trim()
  const asked = useSettled(text)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(asked))
  const isAnswered = asked === text && !isPlaceholderData
  const isBusy = text !== '' && (asked !== text || (isFetching && !(data && isAnswered)))
  const groups = usePaletteGroups(typed, data ?? NOTHING, !isAnswered, onLogOut)

  function handleOpen(item: PaletteItem) {
    const opened = groups.flatMap(({ items }) => items).find(({ id }) => id === item.id)
    closePalette()
    if (!opened) return
    if ('recent' in opened) {
      if (opened.recent) rememberRecent(opened.recent)
      return
    }
    if (opened.id !== LOG_OUT) rememberRecent({ id: opened.id })
    if ('run' in opened && opened.run) afterClosing(opened.run)
  }

  return (
    <Palette
      label="Search or jump to…"
      value={typed}
      groups={groups}
      busy={isBusy}
      footer={<Help />}
      onChange={typeIntoPalette}
      onOpen={handleOpen}
      onClose={closePalette}
    >
      {error && text && !isBusy ? (
        <div role="alert">
          Records could not be searched. {error.message}{' '}
          <Button size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        text &&
        !isBusy &&
        groups.length === 0 && (
          <p>
            Nothing found for “{text}”. You can search for screens, actions, and the titles of
            records.
          </p>
        )
      )}
    </Palette>
  )
}

const NOTHING: never[] = []

function Help() {
  return (
    <>
      <span>
        <Key>↑</Key> <Key>↓</Key> to move
      </span>
      <span>
        <Key>Enter</Key> to open
      </span>
      <span>
        <Key>Esc</Key> to close
      </span>
    </>
  )
}

/** Waits until the focus is back, so that a dialog which the action opens returns it there too. */
function afterClosing(run: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(run))
}
