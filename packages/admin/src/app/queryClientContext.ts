import { createContext } from 'react'

import { createQueryClient } from '../data/records/queryClient'
import { deferUpdatesWhilePressed } from './deferUpdatesWhilePressed'

deferUpdatesWhilePressed()

/** Creates the query cache of a session. Stories provide one without retries. */
export const QueryClientContext = createContext(() => createQueryClient())
