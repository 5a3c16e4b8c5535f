import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A story of a test: its title and name with a slash between, and its HTML; `throw:` and words make it fail. */
export type TinyStories = Record<string, string>

/** Writes a Storybook of a few lines, which answers on the same channel as a built one; answers its folder. */
export function writeStorybook(stories: TinyStories): string {
  const folder = mkdtempSync(join(tmpdir(), 'staff-tiny-storybook-'))
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
      on: (event, hear) => listeners.add([event, hear]),
      off: (event, hear) => listeners.forEach((each) => each[0] === event && each[1] === hear && listeners.delete(each)),
      emit(event, news) {
        for (const [wanted, hear] of [...listeners]) if (wanted === event) hear(news)
        if (event === 'setCurrentStory') show(news.storyId)
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
