import { randomGenes, readGenes } from '@eidolon/people'
import { expect, it } from 'vitest'
import type { PictureOrder } from '#application/illustrator/illustrator.ts'
import type { FaceFinder, KnownFace } from './search-look.ts'
import { searchLook } from './search-look.ts'

/** A face is what its picture says in its first bytes: the drawings here say a few genes there. */
const faces: FaceFinder = {
  find: async ({ rgb }) =>
    rgb[0] === 0
      ? undefined
      : {
          numbers: Float32Array.from(rgb.subarray(1, 5), (value) => value / 255),
          points: new Float32Array(136).fill(8),
        },
  distance: (one, other) => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0))),
}
const told = ({ genes }: Pick<PictureOrder, 'genes'>) =>
  [genes.jaw, genes.noseWidth, genes.eyeSize, genes.mouthWidth].map((value) => Math.round(((value + 1) / 2) * 255))

function world({ step = 100, hold, known }: { step?: number; hold?: Promise<void>; known?: KnownFace[] } = {}) {
  const drawn: PictureOrder[] = []
  let time = 0
  const search = searchLook({
    faces: { ...faces, ...(known && { known: async () => known }) },
    illustrator: {
      async picture(order, { signal }) {
        drawn.push(order)
        await hold
        signal.throwIfAborted()
        time += step
        const pixels = new Uint8ClampedArray(order.width * order.height * 4).fill(90)
        const [a = 0, b = 0, c = 0, d = 0] = told(order)
        pixels.set([255, a, b, 0, c, d])
        return { width: order.width, height: order.height, pixels }
      },
    },
    open: async (file) => ({ rgb: file, width: 16, height: 16 }),
    clock: { now: () => new Date(time) },
  })
  const shares: number[] = []
  const look = (file: Uint8Array, user = 'maya', signal = new AbortController().signal) =>
    search(file, user, { signal, progress: (share) => shares.push(share) })
  return { drawn, shares, look }
}

/** An image of a person in measurable colors. */
function portrait(): Uint8Array {
  const rgb = new Uint8Array(16 * 16 * 3).fill(120)
  rgb.set([255, ...told({ genes: randomGenes(77) })])
  return rgb
}

it('[CHAR-99] three people are proposed whose faces come nearer than any by chance, and who differ', async () => {
  const { look, drawn, shares } = world()
  const found = await look(portrait())
  expect(found).toHaveLength(3)
  const distances = found.map(({ distance }) => distance)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  const wanted = (await faces.find({ rgb: portrait(), width: 16, height: 16 }))?.numbers ?? new Float32Array(4)
  const byChance = drawn.slice(0, 10).map((order) =>
    faces.distance(
      wanted,
      Float32Array.from(told(order), (value) => value / 255),
    ),
  )
  expect(distances[0]).toBeLessThanOrEqual(Math.min(...byChance))
  expect(new Set(found.map(({ genes }) => JSON.stringify(genes))).size).toBe(3)
  // Colors are those of the picture, not of chance.
  expect(new Set(found.map(({ genes }) => readGenes(genes).hairColour))).toEqual(new Set(['#787878']))
  expect(found[0]?.words).toMatch(/^.+ hair, .+ eyes$/)
  expect([drawn.length, shares.every((share, at) => share >= (shares[at - 1] ?? 0))]).toEqual([40, true])
})

it('[CHAR-99] it ends after half a minute with what it has', async () => {
  const { look, drawn } = world({ step: 6000 })
  expect(await look(portrait())).toHaveLength(3)
  expect(drawn).toHaveLength(5)
})

it('[CHAR-104] it begins with those of the known faces that are nearest, who are proposed when hardly any were drawn', async () => {
  const numbersOf = (seed: number) => Float32Array.from(told({ genes: randomGenes(seed) }), (value) => value / 255)
  const known = [31, 32, 33, 34, 77, 35, 36, 37, 38, 39].map((seed) => ({ seed, numbers: numbersOf(seed) }))
  const usual = world({ known })
  const [nearest] = await usual.look(portrait())
  expect(told(usual.drawn[0] ?? { genes: randomGenes(1) })).toEqual(told({ genes: randomGenes(77) }))
  expect(nearest?.distance).toBeCloseTo(0)
  const slow = world({ known, step: 31_000 })
  const found = await slow.look(portrait())
  expect([slow.drawn.length, found.length]).toEqual([1, 3])
  expect(new Set(found.map(({ genes }) => JSON.stringify(genes))).size).toBe(3)
})

it('[CHAR-100] one at a time for an account, and who leaves ends it', async () => {
  const { promise: hold, resolve: go } = Promise.withResolvers<void>()
  const { look, drawn } = world({ hold })
  const leaving = new AbortController()
  const first = look(portrait(), 'maya', leaving.signal)
  await expect(look(portrait())).rejects.toMatchObject({ type: 'general_rate_limit_exceeded' })
  await expect.poll(() => drawn.length).toBe(1)
  leaving.abort('left')
  go()
  await expect(first).rejects.toBe('left')
  expect(drawn).toHaveLength(1)
})

it('[CHAR-100] a picture without a face is answered as such', async () => {
  await expect(world().look(new Uint8Array(16 * 16 * 3))).rejects.toMatchObject({
    message: expect.stringContaining('face'),
  })
})
