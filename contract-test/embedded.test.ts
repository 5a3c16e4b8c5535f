import { onEmbedded } from '../apps/api/src/testing/eachDatabase'
import { testContract } from './testContract'

onEmbedded(testContract)
