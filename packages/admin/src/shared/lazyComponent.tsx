import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

import { checkVersion } from '../data/version/checkVersion'

/**
 * A component that is loaded on demand. If its file is missing, such as after a deployment, it renders nothing instead of
 * breaking the screen, and the version check offers a reload.
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
