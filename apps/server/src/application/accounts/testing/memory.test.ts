import { describe } from 'vitest'
import { accountStoresSuite } from '#application/accounts/stores.suite.ts'
import { memoryStores } from './memory.ts'

describe('memoryStores', () => {
  accountStoresSuite(memoryStores)
})
