// The entry for a first look without a server: the fake API alone, which needs `fetch-mock` and nothing of Storybook.
export { installFakeApi } from './fakeApi'
export { type FakeApiOptions } from './fakeApiOptions'
export { type FakeContent } from './fakeContent'
