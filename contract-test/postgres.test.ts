import { onPostgres } from '../apps/api/src/testing/eachDatabase'
import { testContract } from './testContract'

onPostgres(testContract)
