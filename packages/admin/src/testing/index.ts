export { FAKE_WEBSITE } from './fakeApi/addresses/fakeAddresses'
export { answers } from './fakeApi/answers'
export { type FakeAnswer, type FakeCall, type FakeRequest } from './fakeApi/fakeAnswer'
export { fakeCounts, installFakeApi } from './fakeApi/fakeApi'
export { type FakeApiOptions } from './fakeApi/fakeApiOptions'
export { FAKE_RECOVERY_CODE, fakeCode } from './fakeApi/people/fakeFactors'
export {
  FAKE_LOGIN,
  fakeSession,
  OTHER_LOGIN,
  type FakePerson,
  type FakeRole,
} from './fakeApi/personal/fakePeople'
export { OWN_SESSIONS } from './fakeApi/personal/ownSessions'
export { fakePasswordProblem } from './fakeApi/personal/sessionCalls'
export { fakePublicSite } from './fakeApi/records/publicSite'
export { createRecord } from './fakeApi/records/writeCalls'
export { type FakeStore } from './fakeApi/store/fakeStore'
export { type FakeRecord } from './fakeApi/store/versions'
export { AdminAt } from './stories/AdminAt'
export { AdminTour } from './stories/AdminTour'
export { accessDeniedStories } from './stories/accessDeniedStories'
export { editStories, journeyStory, listStories } from './stories/areaStories'
export { homeStories } from './stories/homeStories'
export { loginStories } from './stories/loginStories'
export { chooseInRow, rowMenuName } from './stories/rowMenu'
export { saveAsBen } from './stories/saveAsBen'
export { screenParameters } from './stories/screenStory'
export { expectToast } from './stories/expectToast'
export { fillField, fillForm } from './stories/fillForm'
export { type FakeChecks, type FakeContent, type FakeServer } from './fakeApi/fakeContent'
export { configureStories } from './stories/storyAdmin'
export { startStory, type StoryOptions } from './stories/startStory'
export { forgetNoteDrafts } from '../screens/RecordNotes/noteDrafts'
