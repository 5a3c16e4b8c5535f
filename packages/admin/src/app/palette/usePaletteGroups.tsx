import { type FoundRecord, opensTo, type RightsHolder } from '@staff/contract'
import { Badge, type PaletteGroup, type PaletteItem } from '@staff/ui'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { statusMark } from '../../data/live/publication'
import { useContent, useRegions, type Area } from '../../shared/admin'
import { useReader } from '../../shared/useReader'
import { editPath, listPath } from '../../shared/paths'
import { isInRegion } from '../../shared/regions/regions'
import { openRecordSearch } from '../../shared/returnPath'
import { useRegion } from '../../shared/regions/useRegion'
import { recents, type Recent } from '../../stores/preferences/recents'
import { theme } from '../../stores/preferences/theme'
import { actionsOf, type Command } from './commands'
import { screensOf } from './screenCommands'
import { findCommands } from './findCommands'
import { useViewCommands } from './useViewCommands'
import { hasForm } from '../../shared/hasForm'

/** A record as an item. `recent` is what is remembered of it; undefined for personal data. */
export interface RecordItem extends PaletteItem {
  recent: Recent | undefined
}

/** What the palette shows for a text: what was used last, screens, actions, saved views, and the records of each area. */
export function usePaletteGroups(
  typed: string,
  found: readonly FoundRecord[],
  isStale: boolean,
  logOut: () => void,
) {
  const { areas } = useContent()
  const region = useRegion()
  const regions = useRegions()
  const reader = useReader()
  const { choice } = useSnapshot(theme)
  const { pathname, search } = useLocation()
  const here = pathname + search
  const views = useViewCommands()

  // Read once: what is opened here must not move the others.
  const [opened] = useState(recents)
  const [screens, actions] = useMemo(() => {
    const context = { areas, regions, region, reader, theme: choice, here, logOut }
    return [screensOf(context), actionsOf(context)]
  }, [areas, regions, region, reader, choice, here, logOut])

  return useMemo((): (PaletteGroup & { items: readonly (Command | RecordItem)[] })[] => {
    const toItem = recordItems({ areas, region, reader })
    const used = opened.flatMap((recent) => {
      if ('title' in recent) return toItem(recent)
      return [...screens, ...actions, ...views].filter(({ id }) => id === recent.id)
    })
    const text = typed.trim()
    const last = (text ? findCommands(used, text) : used).filter(({ href }) => href !== here)
    const lastIds = new Set(last.map(({ id }) => id))
    const without = <Each extends PaletteItem>(items: readonly Each[]) =>
      items.filter(({ id }) => !lastIds.has(id))
    const find = (commands: Command[]) => (text ? findCommands(commands, text) : commands)
    const groups = [
      { heading: 'Recent', items: last },
      { heading: 'Screens', items: without(find(screens)) },
      { heading: 'Actions', items: without(find(actions)) },
      { heading: 'Views', items: without(find(views)) },
      ...byArea(areas, text ? found : []).map(({ heading, records }) => ({
        heading,
        items: without(records.flatMap((record) => toItem(record, isStale))),
      })),
    ]
    return groups.filter(({ items }) => items.length > 0)
  }, [areas, region, reader, opened, screens, actions, views, typed, found, isStale, here])
}

function byArea(areas: readonly Area[], found: readonly FoundRecord[]) {
  const names = [...new Set(found.map(({ area }) => area))]
  return names.map((name) => ({
    heading: areas.find(({ entity }) => entity.area === name)?.entity.labels.title ?? name,
    records: found.filter(({ area }) => area === name),
  }))
}

interface Reader {
  areas: readonly Area[]
  region: string | undefined
  reader: RightsHolder
}

/** Turns a record into an item; nothing if its area is not in the region or not open to the user. */
function recordItems({ areas, region, reader }: Reader) {
  return (
    record: Pick<FoundRecord, 'area' | 'id' | 'title' | 'detail' | 'status'>,
    isStale = false,
  ): RecordItem[] => {
    const area = areas.find(({ entity }) => entity.area === record.area)
    if (!area || !isInRegion(area, region)) return []
    const { entity, icon: Icon } = area
    if (!opensTo(reader, entity, 'see')) return []
    const { id, title, detail, status } = record
    const mark = status && statusMark(status)
    return [
      {
        id: `${record.area}-${id}`,
        label: title,
        detail,
        badge: mark && <Badge tone={mark.tone}>{mark.text}</Badge>,
        isStale,
        icon: <Icon />,
        href: hasForm(entity)
          ? editPath(region, entity, id)
          : listPath(region, entity) + openRecordSearch('', id),
        recent: entity.isPersonal ? undefined : { area: record.area, id, title },
      },
    ]
  }
}
