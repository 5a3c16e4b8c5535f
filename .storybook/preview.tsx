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
import { showDialogsAtOnce } from './showDialogsAtOnce'
import { startScreenStory } from './storyOptions'

// In milliseconds. On a busy machine, an element can take longer than the default of one second.
configure({ asyncUtilTimeout: 5000 })

showDialogsAtOnce()

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
    docs: { container: DocsPage, page: DocsBody },
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
              'Palette',
              'Palette finds',
              'New version',
              'Route table',
              'Toolbar',
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
              'Audit',
            ],
            'At the limits',
          ],
          'Journeys',
          [
            'Common tasks',
            'Signed out',
            'Session expiry',
            'Screen reader',
            'Screen reader, history',
          ],
          'Project',
          ['Changelog', 'Decisions', 'Network access', 'Dialogs at once'],
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  // Otherwise the first overlay of a story would open later than those of the next ones.
  beforeAll: loadOverlays,
  beforeEach: startScreenStory,
  afterEach: checkDarkContrast,
  argTypesEnhancers: [withoutUndefined],
  decorators: [withToolbarSettings],
}

export default preview
