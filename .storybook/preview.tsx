import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { DocsBody } from './DocsBody'
import { DocsPage } from './DocsPage'
import { checkInDark } from './darkContrast'
import { dressed } from './dressed'
import { globalTypes, initialGlobals, viewports } from './toolbar'
import { startWorld } from './worldOfStory'

// Machines are slow at times; what never comes still fails.
configure({ asyncUtilTimeout: 5000 })

const preview: Preview = {
  parameters: {
    // The one rule of WCAG 2.2 that axe leaves off unless it is asked for.
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
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius', 'Elevation', 'Motion', 'Icons', 'Words', 'Layout'],
          'Components',
          'Forms',
          'Screens',
          [
            'Login',
            'Home',
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
            'Change password',
            'Own sessions',
            'Access Denied',
            'Access Restricted',
            'Keyboard shortcuts',
            'Loading',
            'At the limits',
            'Route table',
          ],
          'Journeys',
          ['From day to day'],
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  beforeEach: startWorld,
  afterEach: checkInDark,
  decorators: [dressed],
}

export default preview
