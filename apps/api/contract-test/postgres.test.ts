import { onPostgres } from '../src/testing/eachDatabase'
import { testContract } from './testContract'

onPostgres(testContract)
