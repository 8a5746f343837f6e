import { expect, it } from 'vitest'
import { sqlInstallation } from './installation.ts'
import type { Fresh } from './testing/fresh-database.ts'

/** Who this installation is. Each database's test file calls this once. */
export function installationSuite(open: () => Promise<Fresh>): void {
  it('[STO-17] is made once and then stays', async () => {
    await using world = await open()
    const first = await sqlInstallation(world.db).load()
    expect(first.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(first.secret).toHaveLength(32)
    expect(first.createdAt.getTime()).toBeLessThanOrEqual(Date.now())
    expect(await sqlInstallation(world.db).load()).toEqual(first)
  })

  it('[STO-17] is the same for all who ask first at the same time', async () => {
    await using world = await open()
    const all = await Promise.all(Array.from({ length: 8 }, () => sqlInstallation(world.db).load()))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(new Set(all.map(({ secret }) => Buffer.from(secret).toString('hex'))).size).toBe(1)
  })
}
