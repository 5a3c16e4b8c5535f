import { afterClosing, Palette, type PaletteItem } from '@staff/ui'
import { useSnapshot } from 'valtio'

import { rememberRecent } from '../../stores/preferences/recents'
import { closePalette, palette, typeIntoPalette } from '../../stores/palette'
import { Key } from '../shortcuts/ShortcutList'
import { LOG_OUT } from './commands'
import { usePaletteGroups } from './usePaletteGroups'
import { SearchFailure } from '../../shared/search/SearchFailure'
import { useRecordSearch } from '../../shared/search/useRecordSearch'

export interface PaletteDialogProps {
  onLogOut: () => void
}

/** The palette: it finds screens and actions here, and records on the server after a short pause in typing. */
export function PaletteDialog({ onLogOut }: PaletteDialogProps) {
  const { typed } = useSnapshot(palette, { sync: true })
  const { text, found, isStale, isBusy, failure } = useRecordSearch(typed)
  const groups = usePaletteGroups(typed, found, isStale, onLogOut)

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
      {failure ? (
        <SearchFailure {...failure} />
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
