import { onEmbedded } from '../src/testing/eachDatabase'
import { testContract } from './testContract'

onEmbedded(testContract)
