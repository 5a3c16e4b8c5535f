import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { loadOverlays } from '@staff/ui'

import './consoleStories'
import { DocsBody } from './DocsBody'
import { DocsPage } from './DocsPage'
import { checkDarkContrast } from './darkContrast'
import { withToolbarSettings } from './storyDecorator'
import { withoutUndefined } from './optionalProps'
import { globalTypes, initialGlobals, viewports } from './toolbar'
import { endMotion, providePlayingStyle, resumeMotion } from './playWithoutMotion'
import { showDialogsAtOnce } from './showDialogsAtOnce'
import { startScreenStory } from './storyOptions'

// In milliseconds. On a busy machine, an element can take longer than the default of one second.
configure({ asyncUtilTimeout: 5000 })

showDialogsAtOnce()
providePlayingStyle()

const preview: Preview = {
  parameters: {
    a11y: {
      test: 'error',
      options: {
        // The only rule of WCAG 2.2 that axe disables by default.
        rules: { 'target-size': { enabled: true } },
        // Of all elements that pass, axe describes one for each rule: otherwise its reports of all stories have 340 MB.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // The panel “Code” beside each story.
    docs: { container: DocsPage, page: DocsBody, codePanel: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Coverage',
          'Guides',
          ['Composing a form', 'Choosing a component', 'Writing a story'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius', 'Elevation', 'Motion', 'Icons', 'Words', 'Layout'],
          'Components',
          ['Actions', 'Inputs', 'Overlays', 'Feedback', 'Data', 'Layout'],
          'Forms',
          [
            'Login',
            'Change password',
            'Confirm password',
            'Service',
            'Service data',
            'Career',
            'Contractual position',
            'Testimonial',
            'Blog',
            'Team',
            'Client',
            'Technology',
            'Role',
            'User',
            'Fields',
          ],
          'Screens',
          [
            'General',
            [
              'Login',
              'Login over a form',
              'Home',
              'Loading',
              'Access Denied',
              'Access Restricted',
              'Choose your own password',
              'Change password',
              'Own sessions',
              'Keyboard shortcuts',
              'New version',
              'Route table',
              'Toolbar',
            ],
            'Features',
            [
              'Trash',
              'History',
              'Merge',
              'Import and export',
              'Views',
              'Columns',
              'Toolbar',
              'Filters',
              'Bulk',
              'Order',
              'Palette',
              'Audit',
            ],
            'Areas',
            [
              'Queries',
              'Services',
              'Service data',
              'Careers',
              'Contractual positions',
              'Testimonials',
              ['*', 'List', 'Create', 'Edit'],
              'Blogs',
              'Teams',
              'Clients',
              'Technologies',
              'Roles',
              'Users',
            ],
            'At the limits',
          ],
          'Journeys',
          [
            'Common tasks',
            'Features',
            'Signed out',
            'Session expiry',
            'Screen reader',
            'Screen reader, history',
          ],
          'Project',
          [
            'Changelog',
            'Decisions',
            'Network access',
            'Parts checked once',
            'Dialogs at once',
            'Playing without motion',
            'Forcing colours',
          ],
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  // Otherwise the first overlay of a story would open later than those of the next ones. A docs page does not need them at once.
  beforeAll: async () => {
    if (!isDocs()) await loadOverlays()
  },
  beforeEach: [startScreenStory, endMotion],
  afterEach: [checkDarkContrast, resumeMotion],
  argTypesEnhancers: [withoutUndefined],
  decorators: [withToolbarSettings],
}

function isDocs(): boolean {
  return new URLSearchParams(location.search).get('viewMode') === 'docs'
}

export default preview
