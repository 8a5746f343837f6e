import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFoundLibrary, type FoundPage } from './found-library.ts'
import { readMediaItem } from '#features/media/media-item.ts'
import { createMediaStore } from '#features/media/media-store.ts'

const item = (id: string) => readMediaItem({ $id: id, kind: 'image', fileId: id, width: 800, height: 1000 })
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`)

/** A search that has found these, in pages of this size. */
function world(found: string[], size = 100) {
  const asked: string[] = []
  const broken = { is: false }
  const pageFrom = (start: number): FoundPage => ({
    items: found.slice(start, start + size).map((id) => ({ item: item(id), why: [`why ${id}`] })),
    cursor: start + size < found.length ? (found[start + size - 1] ?? '') : null,
  })
  const library = createFoundLibrary({
    store: createMediaStore(),
    fetchPage: async (cursor) => {
      asked.push(cursor)
      await Promise.resolve()
      if (broken.is || !found.includes(cursor)) throw new Error('It does not come.')
      return pageFrom(found.indexOf(cursor) + 1)
    },
  })
  const ids = () => library.state.getState().blocks.flatMap((block) => block.ids ?? [])
  return { library, asked, broken, ids, begin: () => library.begin(pageFrom(0)) }
}

describe('what is found', () => {
  it('[SEARCH-22] goes on page by page when its end comes near, until there is no more', async () => {
    const found = names('f', 250)
    const { library, asked, ids, begin } = world(found)
    await begin()
    const blocks = () => library.state.getState().blocks
    expect([ids().length, library.total(), library.state.getState().isOpen]).toEqual([100, 200, true])
    library.want(blocks().slice(0, 1))
    expect(asked).toEqual([])
    library.want(blocks())
    library.want(blocks())
    await expect.poll(() => ids().length).toBe(200)
    library.want(blocks())
    await expect.poll(() => ids().length).toBe(250)
    expect([asked, library.total(), library.state.getState().isOpen]).toEqual([['f99', 'f199'], 250, false])
  })

  it('[SEARCH-23] [LIB-10] [LIB-20] has a reason for each, and reaches any that was not fetched yet', async () => {
    const { library, begin } = world(names('f', 450))
    await begin()
    expect(library.whyOf('f7')).toEqual(['why f7'])
    expect(library.whyOf('f449')).toEqual([])
    expect(await library.locate('f310', 0)).toBe(310)
    expect(await library.reach(449)).toBe('f449')
    expect(library.whyOf('f449')).toEqual(['why f449'])
    expect(await library.reach(450)).toBeUndefined()
    const others = world(names('f', 450))
    await others.begin()
    expect(await others.library.idsBetween(0, 4999)).toHaveLength(450)
  })

  it('[LIB-5] what is found anew comes in without what one looks at being lost', async () => {
    const found = names('f', 250)
    const { library, ids, begin } = world(found)
    await begin()
    await library.reach(150)
    found.unshift('new')
    await begin()
    expect(ids()).toEqual(found.slice(0, 200))
    await library.reach(250)
    expect(ids()).toEqual(found)
  })

  it('[LIB-6] what did not come is told, and comes when it is tried again', async () => {
    const found = names('f', 250)
    const { library, broken, ids, begin } = world(found)
    await begin()
    broken.is = true
    expect(await library.reach(120)).toBeUndefined()
    expect(library.state.getState().failed).toBe(true)
    broken.is = false
    // The picture that the page before ended with may have been deleted meanwhile.
    found.splice(99, 1)
    await begin()
    expect(await library.reach(120)).toBe('f121')
    expect([ids(), library.state.getState().failed]).toEqual([found.slice(0, 200), false])
  })

  it('[SEARCH-22] shows each once and in order, whatever is thrown away and found anew meanwhile', async () => {
    const step = fc.record({ drop: fc.nat(60), fresh: fc.boolean(), to: fc.nat(80) })
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.array(step, { maxLength: 6 }), async (count, steps) => {
        const found = names('f', count)
        const { library, ids, begin } = world(found, 7)
        await begin()
        for (const [at, { drop, fresh, to }] of steps.entries()) {
          await library.reach(to)
          const [gone] = found.splice(drop, 1)
          if (gone !== undefined) library.drop([gone])
          if (fresh) found.unshift(`new${at}`)
          await begin()
        }
        await library.reach(1000)
        if (library.state.getState().failed) await begin()
        await library.reach(1000)
        expect(ids()).toEqual(found)
      }),
      { numRuns: 60 },
    )
  })
})
