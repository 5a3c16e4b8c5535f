let loading: Promise<unknown> | undefined

/**
 * Loads the style sheets that the page of a build leaves out until they are needed: `<link rel="stylesheet" disabled>`. Resolves when
 * they apply, and rejects if one does not load; the next call tries again.
 */
export async function loadStyles(): Promise<void> {
  loading ??= loadDisabled()
  try {
    await loading
  } catch (error) {
    loading = undefined
    throw error
  }
}

function loadDisabled(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')
  return Promise.all(Array.from(links, load))
}

function load(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.disabled = true
      reject(new Error(`${link.href} does not load`))
    })
    link.disabled = false
  })
}
