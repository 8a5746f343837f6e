import { storageKinds } from '@eidolon/contract/accounts/account-storage.ts'
import type { StorageQuota } from './storage-quota.ts'

/** For who asks nobody: an operator who mends something, or fills a studio with examples. */
export const unlimitedStorage: StorageQuota = {
  async refuseWithout() {},
  async refuseLowDisk() {},
  within: (_unit, _owner, write) => write(),
  adding: (_unit, _owner, write) => write(),
  async refuseDrawing() {},
  quotaOf: async () => Number.MAX_SAFE_INTEGER,
  async look() {
    const parts = storageKinds.map((kind) => ({ kind, bytes: 0, count: 0 }))
    return { used: 0, quota: Number.MAX_SAFE_INTEGER, quotaSubscribed: Number.MAX_SAFE_INTEGER, parts }
  },
  isDiskLow: async () => false,
}
