import { createContext } from 'react'

import { createQueryClient } from '../data/records/queryClient'
import { deferUpdatesWhilePressed } from './deferUpdatesWhilePressed'

deferUpdatesWhilePressed()

/** How a session gets its cache of the server's answers. Stories give one that does not try again. */
export const QueryClientContext = createContext(() => createQueryClient())
