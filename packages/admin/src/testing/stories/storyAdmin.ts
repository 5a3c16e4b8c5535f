import type { Admin } from '../../shared/admin'
import type { FakeContent } from '../fakeApi/fakeContent'

/** The admin of the stories, and the content of its fake API. */
export interface StoryAdmin {
  admin: Admin
  content: FakeContent
}

let configured: StoryAdmin | undefined

/** Sets the admin of the stories. Call it once in `.storybook/preview.ts`, which runs before the files of stories. */
export function configureStories(admin: StoryAdmin): void {
  configured = admin
}

/** The admin of the stories. */
export function storyAdmin(): StoryAdmin {
  if (!configured)
    throw new Error('No admin to show: call configureStories in .storybook/preview.ts')
  return configured
}
