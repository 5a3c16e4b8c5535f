import { currentApiBase } from '../../data/http/apiBase'
import { otherSession } from '../fakeApi/personal/fakePeople'

/** Saves changes of a record as Ben Okafor, over the version that he saw. `path`: the address of the record, such as '/blogs/1'. */
export async function saveAsBen(path: string, changes: object, version: number): Promise<void> {
  await saveWith(otherSession().token, path, changes, version)
}

/** Saves changes of a record as the reader of the story does in another tab. */
export async function saveInAnotherTab(path: string, changes: object, version: number) {
  await saveWith(sessionStorage.getItem('token') ?? '', path, changes, version)
}

async function saveWith(token: string, path: string, changes: object, version: number) {
  const response = await fetch(currentApiBase() + path, {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'If-Match': `"${version}"`,
    },
    body: JSON.stringify(changes),
  })
  if (!response.ok) throw new Error(await response.text())
}
