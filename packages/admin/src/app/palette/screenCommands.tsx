import { Activity, ClipboardCheck, House, Images, KeyRound, Layers, Trash2 } from 'lucide-react'

import {
  changePasswordPath,
  homePath,
  listPath,
  picturesPath,
  releasesPath,
  reviewPath,
  systemPath,
  wholeTrashPath,
} from '../../shared/paths'
import { hasPictures } from '../../shared/pictures/hasPictures'
import { readableAreas } from '../../shared/readableAreas'
import { isInRegion } from '../../shared/regions/regions'
import { reviewAreas } from '../../shared/review/reviewAreas'
import { trashAreas } from '../../shared/trash/trashAreas'
import { isAdministrator } from '../../stores/session/auth'
import type { Command, CommandContext } from './commands'

/** The screens that the user can open here, in the order of the navigation. */
export function screensOf({ areas, region, reader }: CommandContext): Command[] {
  const readable = readableAreas(areas, reader).filter((area) => isInRegion(area, region))
  return [
    {
      id: 'home',
      label: 'Home',
      icon: <House />,
      href: homePath(region),
      words: 'start dashboard',
    },
    ...readable.map(({ entity, icon: Icon }) => ({
      id: `list-${entity.area}`,
      label: entity.labels.title,
      icon: <Icon />,
      href: listPath(region, entity),
    })),
    ...(reviewAreas(areas, reader).length > 0
      ? [reviewScreen(region), releasesScreen(region)]
      : []),
    ...(hasPictures(areas, reader) ? [picturesScreen(region)] : []),
    ...(trashAreas(areas, reader).length > 0 ? [trashScreen(region)] : []),
    ...(isAdministrator(reader.roleTypeId) ? [systemScreen(region)] : []),
    {
      id: 'change-password',
      label: 'Change password',
      icon: <KeyRound />,
      href: changePasswordPath(region, reader.roleTypeId),
    },
  ]
}

function reviewScreen(region: string | undefined): Command {
  return {
    id: 'review',
    label: 'Review',
    icon: <ClipboardCheck />,
    href: reviewPath(region),
    words: 'publish requests approve waiting drafts',
  }
}

function releasesScreen(region: string | undefined): Command {
  return {
    id: 'releases',
    label: 'Releases',
    icon: <Layers />,
    href: releasesPath(region),
    words: 'publish together campaign launch bundle schedule',
  }
}

function picturesScreen(region: string | undefined): Command {
  return {
    id: 'pictures',
    label: 'Pictures',
    icon: <Images />,
    href: picturesPath(region),
    words: 'images photos upload used unused broken links',
  }
}

function systemScreen(region: string | undefined): Command {
  return {
    id: 'system',
    label: 'System',
    icon: <Activity />,
    href: systemPath(region),
    words: 'jobs queue failed waiting server',
  }
}

function trashScreen(region: string | undefined): Command {
  return {
    id: 'trash',
    label: 'Trash',
    icon: <Trash2 />,
    href: wholeTrashPath(region),
    words: 'deleted bin restore undelete',
  }
}
