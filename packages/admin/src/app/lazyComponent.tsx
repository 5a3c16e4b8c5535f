import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

import { checkVersion } from '../data/version/checkVersion'

/**
 * A part that is loaded when it is wanted. Where its file is gone, after a deployment, the screen goes on without it:
 * to break the screen for a toast would lose more. The look for a new version then offers the reload.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      void checkVersion()
      return { default: Nothing }
    }
  })
}

function Nothing() {
  return null
}
