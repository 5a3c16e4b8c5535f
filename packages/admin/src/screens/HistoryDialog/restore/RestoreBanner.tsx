import { whoHas, type AnyEntity } from '@staff/entity'
import { Banner, Button, useLocale } from '@staff/ui'

import { auth } from '../../../stores/session/auth'
import type { RefusedVersion } from '../../RecordEditor/refusedVersion'
import { exactTime } from '../versions/revisionTexts'
import type { RestoreProblem } from './useRestore'

export interface RestoreBannerProps {
  entity: AnyEntity
  version: number
  problem: RestoreProblem
  /** Reads the versions again. */
  onLoadNewest: () => void
  /** Opens the form with the values of the refused version. */
  onOpenForm: (refused: RefusedVersion) => void
}

/** Says why a version was not restored, and what to do next. */
export function RestoreBanner({
  entity,
  version,
  problem,
  onLoadNewest,
  onOpenForm,
}: RestoreBannerProps) {
  const { one } = entity.labels
  const locale = useLocale()
  if (problem.status === 'conflict') {
    const { current, changedBy } = problem
    return (
      <Banner
        tone="warn"
        title={`${whoHas(changedBy, auth.userId)} changed this ${one}`}
        action={
          <Button size="s" onClick={onLoadNewest}>
            Load the newest
          </Button>
        }
      >
        Nothing was restored. Version {current.version} was stored on{' '}
        {exactTime(current.updatedAt, locale)}.
      </Banner>
    )
  }
  if (problem.status === 'refused') {
    const { refused } = problem
    return (
      <Banner
        tone="danger"
        title={`The rules of today refuse version ${version}`}
        action={
          <Button size="s" onClick={() => onOpenForm(refused)}>
            Correct it in the form
          </Button>
        }
      >
        <ul>
          {Object.entries(refused.errors).map(([name, message]) => (
            <li key={name}>{message}</li>
          ))}
        </ul>
        Nothing was restored. Its values would take the place of what you typed in the form.
      </Banner>
    )
  }
  return (
    <Banner tone={problem.status === 'unknown' ? 'warn' : 'danger'} title={problem.message}>
      {problem.status === 'unknown'
        ? `It is not known whether version ${version} is restored. Try again: nothing is stored twice.`
        : 'Nothing was restored. Try again in a moment.'}
    </Banner>
  )
}
