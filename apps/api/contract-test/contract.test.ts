import { onEmbedded } from '@staff/api/testing/eachDatabase'
import { testContract } from './testContract'

// On one database: the tests of the records run on both, and compare their responses with the same rules.
onEmbedded(testContract)
