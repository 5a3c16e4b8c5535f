import { createContext } from 'react'

import { makeQueryClient } from '../data/records/queryClient'
import { holdNewsWhilePressed } from './holdNewsWhilePressed'

holdNewsWhilePressed()

/** How a session gets its cache of the server's answers. Stories give one that does not try again. */
export const ClientContext = createContext(() => makeQueryClient())
