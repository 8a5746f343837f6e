import { describe, expect, it } from 'vitest'
import { createLibrary, type Slice } from './library.ts'
import { readMediaItem } from '#features/media/media-item.ts'
import { createMediaStore } from '#features/media/media-store.ts'

const item = (id: string) => readMediaItem({ $id: id, kind: 'image', fileId: id, width: 800, height: 1000 })

function world(months: Record<string, string[]>) {
  const requested: Slice[] = []
  const library = createLibrary({
    store: createMediaStore(),
    fetchSlice: async (slice, signal) => {
      requested.push(slice)
      await Promise.resolve()
      signal.throwIfAborted()
      return (months[slice.month] ?? []).slice(slice.offset, slice.offset + slice.count).map(item)
    },
  })
  const plan = () => library.plan(Object.entries(months).map(([month, ids]) => ({ month, count: ids.length })))
  const blocks = () => library.state.getState().blocks
  return { library, requested, plan, blocks, months }
}
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`)

describe('the library', () => {
  it('[LIB-1] asks for the stretches that are looked at, and gives up those that are left', async () => {
    const { library, requested, plan, blocks } = world({ '2026-11': names('n', 250), '2026-10': names('o', 50) })
    plan()
    expect(blocks().map(({ count }) => count)).toEqual([100, 100, 50, 50])
    library.want(blocks().slice(0, 1))
    library.want(blocks().slice(2, 4))
    await library.reach(299)
    expect(library.idAt(0)).toBeUndefined()
    expect([library.idAt(200), library.idAt(299)]).toEqual(['n200', 'o49'])
    expect(requested.at(1)).toEqual({ month: '2026-11', offset: 200, count: 50 })
  })

  it('[LIB-5] what comes in at the front leaves the rest where it is', async () => {
    const { library, plan, blocks, months } = world({ '2026-11': names('n', 150) })
    plan()
    await library.idsBetween(0, 149)
    months['2026-11']?.unshift('new')
    plan()
    expect([library.idAt(0), library.idAt(1), library.idAt(150)]).toEqual([undefined, 'n0', 'n149'])
    library.want(blocks())
    await expect.poll(() => library.idAt(0)).toBe('new')
    expect(library.total()).toBe(151)
  })

  it('[LIB-20] finds one that was not fetched, past others of the same moment', async () => {
    const { library, requested, plan } = world({ '2026-11': names('n', 450), '2026-10': names('o', 50) })
    plan()
    expect(await library.locate('n310', 298)).toBe(310)
    expect(requested.map(({ offset }) => offset)).toEqual([200, 300])
    expect(await library.locate('o7', 450)).toBe(457)
    expect(await library.locate('nowhere', 499)).toBe(-1)
  })

  it('[LIB-11] what was thrown away leaves at once', async () => {
    const { library, plan } = world({ '2026-11': names('n', 5) })
    plan()
    await library.reach(0)
    library.drop(['n1', 'n3'])
    expect([library.total(), library.idAt(1), library.indexOf('n4')]).toEqual([3, 'n2', 2])
  })

  it('[LIB-10] a range over what was not fetched is fetched', async () => {
    const { library, plan } = world({ '2026-11': names('n', 250) })
    plan()
    const asked = library.idsBetween(90, 210)
    // Looking elsewhere meanwhile does not take it away.
    library.want([])
    const ids = await asked
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([121, 'n90', 'n210'])
  })

  it('[LIB-6] a stretch that does not come is told, and forgotten when another try succeeds', async () => {
    let refuse = true
    const library = createLibrary({
      store: createMediaStore(),
      fetchSlice: async () => {
        if (refuse) throw new Error('cut')
        return [item('a')]
      },
    })
    library.plan([{ month: '', count: 1 }])
    await library.reach(0)
    expect(library.state.getState().failed).toBe(true)
    refuse = false
    expect(await library.reach(0)).toBe('a')
    expect(library.state.getState().failed).toBe(false)
  })
})
