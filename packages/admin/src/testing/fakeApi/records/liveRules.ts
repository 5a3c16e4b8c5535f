import { opensTo, undone } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakePerson } from '../personal/fakePeople'
import { broughtBack, publishedNow, untouched } from '../store/lives'
import type { LiveRule } from '../store/versions'

/** What a call says about the public site with its parameters. */
interface Said {
  draft?: string | undefined
  undo?: string | undefined
  publish?: string | undefined
}

/** What a change of a record does to what the public site shows. */
export function ruleOfChange({ draft, undo }: Said): LiveRule {
  if (draft) return untouched
  return undo ? undone : publishedNow
}

/** What the restore of a version does to what the public site shows. */
export function ruleOfRestore(
  entity: AnyEntity,
  by: FakePerson,
  { undo, publish }: Said,
): LiveRule {
  if (publish) return publishedNow
  return undo && opensTo(by, entity, 'publish') ? undone : untouched
}

/** What the return of a record from the trash does to what the public site shows. */
export function ruleOfReturn(entity: AnyEntity, by: FakePerson, { undo, publish }: Said): LiveRule {
  if (publish) return publishedNow
  return undo && opensTo(by, entity, 'publish') ? broughtBack : untouched
}
