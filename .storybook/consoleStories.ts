import { admin } from '../apps/console/src/admin'
import { fakeContent } from '../apps/console/src/testing/fakeContent'
import { configureStories } from '../packages/admin/src/testing/stories/storyAdmin'

// Import this module before any story of a screen: the paths of stories depend on the regions of the admin.
configureStories({ admin, content: fakeContent })
