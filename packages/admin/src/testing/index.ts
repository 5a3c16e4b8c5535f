export { answers } from './fakeApi/answers'
export { type FakeAnswer, type FakeRequest } from './fakeApi/fakeAnswer'
export { installFakeApi, type FakeApiOptions } from './fakeApi/fakeApi'
export { recordsOf } from './fakeApi/fakeComputed'
export { fakePasswordProblem } from './fakeApi/session/fakePasswordProblem'
export { OWN_SESSIONS } from './fakeApi/session/fakeOwnSessions'
export { findPage, parametersOf, type FakeRecord } from './fakeApi/fakePage'
export { type FakeTables } from './fakeApi/fakeReferences'
export { FAKE_LOGIN, fakeSession, OTHER_LOGIN, type FakeRole } from './fakeApi/session/fakePeople'
export { type FakeSessionCalls } from './fakeApi/session/fakeSession'
export { AdminAt } from './stories/AdminAt'
export { AdminTour } from './stories/AdminTour'
export { accessDeniedStories } from './stories/accessDeniedStories'
export { editStories, journeyStory, listStories } from './stories/areaStories'
export { homeStories } from './stories/homeStories'
export { loginStories } from './stories/loginStories'
export { screenParameters } from './stories/screenStory'
export { expectToast } from './stories/expectToast'
export { fillField, fillForm } from './stories/fillForm'
export {
  type FakeCall,
  type FakeChecks,
  type FakeContent,
  type FakeServer,
} from './fakeApi/fakeContent'
export { configureStories } from './stories/storyAdmin'
export { fakeCounts } from './fakeApi/fakeCounts'
export { startStory, type StoryOptions } from './stories/startStory'
