import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The HTML of stories by title/name; `throw:` and a message make a story fail. */
export type TinyStories = Record<string, string>

/** Writes a small Storybook that uses the same channel as a built one; returns its folder. */
export function writeStorybook(
  stories: TinyStories,
  folder = mkdtempSync(join(tmpdir(), 'staff-tiny-storybook-')),
): string {
  const entries = Object.keys(stories).map((path) => {
    const [title = '', name = ''] = path.split('/')
    return { id: idOf(path), title, name, type: 'story' }
  })
  const bodies = Object.entries(stories).map(([path, html]) => [idOf(path), html])
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }))
  writeFileSync(join(folder, 'iframe.html'), page(Object.fromEntries(bodies)))
  return folder
}

function idOf(path: string): string {
  return path.toLowerCase().replace('/', '--')
}

function page(bodies: Record<string, string>): string {
  return `<!doctype html><style>body { margin: 0; font: 16px sans-serif }</style><main></main><script>
    const bodies = ${JSON.stringify(bodies)}
    const listeners = new Set()
    const channel = {
      on: (event, handle) => listeners.add([event, handle]),
      off: (event, handle) => listeners.forEach((each) => each[0] === event && each[1] === handle && listeners.delete(each)),
      emit(event, payload) {
        for (const [wanted, handle] of [...listeners]) if (wanted === event) handle(payload)
        if (event === 'setCurrentStory') show(payload.storyId)
      },
    }
    function show(storyId) {
      const html = bodies[storyId]
      if (html.startsWith('throw:')) return channel.emit('playFunctionThrewException', { message: html.slice(6) })
      document.querySelector('main').innerHTML = html
      channel.emit('storyFinished', { storyId, status: 'success' })
    }
    window.__STORYBOOK_PREVIEW__ = { ready: async () => {}, loadStory: async () => ({ parameters: {}, storyGlobals: {} }) }
    window.__STORYBOOK_ADDONS_CHANNEL__ = channel
  </script>`
}
