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
import { startScreenStory } from './storyOptions'

// In milliseconds. On a busy machine, an element can take longer than the default of one second.
configure({ asyncUtilTimeout: 5000 })

const preview: Preview = {
  parameters: {
    // The only rule of WCAG 2.2 that axe disables by default.
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
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
          ['Common tasks', 'Signed out', 'Session expiry', 'Screen reader'],
          'Project',
          ['Changelog', 'Decisions', 'Network access'],
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
