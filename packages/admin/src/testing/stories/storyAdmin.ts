import type { Admin } from '../../shared/admin'
import type { FakeContent } from '../fakeApi/fakeContent'

/** What the stories show: an admin, and the content that its fake API serves. */
export interface StoryAdmin {
  admin: Admin
  content: FakeContent
}

let given: StoryAdmin | undefined

/** Names the admin that the stories of this Storybook show. `.storybook/preview.ts` calls it once. */
export function configureStories(shown: StoryAdmin): void {
  given = shown
}

/** The admin that the stories show. */
export function storyAdmin(): StoryAdmin {
  if (!given) throw new Error('No admin to show: call configureStories in .storybook/preview.ts')
  return given
}
