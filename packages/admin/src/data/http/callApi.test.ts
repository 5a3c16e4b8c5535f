import {
  areaCalls,
  confirmPassword,
  countUserSessions,
  readMe,
  uploadImage,
  type ResultOf,
} from '@staff/contract'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { expectTypeOf, test } from 'vitest'

import { callApi } from './callApi'

const { create, read } = areaCalls(testimonial)

test('a call takes the body and the parameters that the contract states, and no others', () => {
  expectTypeOf(callOnce).toBeFunction()
})

// The compiler is the test: nothing here is called.
async function callOnce() {
  await callApi(confirmPassword, { body: { password: 'Correct-1' } })
  // @ts-expect-error the body is missing
  await callApi(confirmPassword)
  // @ts-expect-error the body is missing
  await callApi(confirmPassword, {})
  // @ts-expect-error the password is missing
  await callApi(confirmPassword, { body: {} })
  // @ts-expect-error a record has more fields
  await callApi(create, { body: { name: 'Ana' } })
  // @ts-expect-error a picture is sent as a form
  await callApi(uploadImage, { body: { file: 'x' } })

  await callApi(countUserSessions, { params: { id: '1' } })
  // @ts-expect-error the parameter is missing
  await callApi(countUserSessions)
  // @ts-expect-error the parameter has another name
  await callApi(read, { params: { file: '1' } })

  expectTypeOf(await callApi(readMe)).toEqualTypeOf<ResultOf<typeof readMe>>()
  // @ts-expect-error the call takes no body
  await callApi(readMe, { body: {} })
}
