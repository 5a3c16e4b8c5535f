import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The version to compare with: its number, the current one, or undefined for the one before. */
type ComparedWith = number | 'current' | undefined

/** How many steps of the browser's history belong to the open dialog. It is stored beside each of them. */
interface Step {
  depth: number
}

/** The link state of the first step. */
export const FIRST_STEP: Step = { depth: 1 }

/**
 * The history of a record is a part of its form's address: `?history`, with a version `?history=3`, and with another one to
 * compare with `?history=3&with=7`. The form stays as it is.
 */
export function useHistoryAddress() {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const depth = depthIn(state)
  const version = versionIn(search.get('history'))
  const other = search.get('with')
  const comparedWith: ComparedWith = other === 'current' ? other : versionIn(other)

  return {
    isOpen: search.has('history'),
    /** The chosen version; undefined for none. */
    version,
    comparedWith,

    /** The properties of a link to a version. The first one is a step of its own, so that Back leads to the list. */
    linkTo: (wanted: number) => ({
      to: { pathname, search: searchOf(wanted) },
      replace: version !== undefined,
      state: version === undefined && depth > 0 ? { depth: depth + 1 } : state,
    }),

    /** Compares the version with another one, or with the one before. */
    compare: (shown: number, wanted: ComparedWith) =>
      void navigate({ search: searchOf(shown, wanted) }, { replace: true, state }),

    /** Goes back to the list of versions. */
    closeVersion: () =>
      void (depth > 1 ? navigate(-1) : navigate({ search: '?history' }, { replace: true, state })),

    /** Goes back to the form. The steps since then leave no trace. */
    close: () =>
      // Synchronous, because the focus returns to a button that must no longer be inert.
      void (depth > 0 ? navigate(-depth) : navigate(pathname, { replace: true, flushSync: true })),
  }
}

function searchOf(version: number, comparedWith?: ComparedWith): string {
  return `?history=${version}${comparedWith === undefined ? '' : `&with=${comparedWith}`}`
}

function versionIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

/** The state of the browser's history may contain anything. */
function depthIn(state: unknown): number {
  const depth: unknown =
    typeof state === 'object' && state !== null && 'depth' in state && state.depth
  return typeof depth === 'number' && Number.isSafeInteger(depth) && depth > 0 ? depth : 0
}
