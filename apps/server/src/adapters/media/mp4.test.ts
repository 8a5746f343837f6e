import { describe, expect, it } from 'vitest'
import { boxAt, boxesIn, makeBox } from './mp4-boxes.ts'
import { finishFilm, recipeOfFilm } from './mp4.ts'

const numbers = (...values: number[]): Uint8Array => {
  const bytes = new Uint8Array(values.length * 4)
  for (const [i, value] of values.entries()) new DataView(bytes.buffer).setUint32(i * 4, value)
  return bytes
}
const all = (...pieces: Uint8Array[]): Uint8Array => Uint8Array.from(pieces.flatMap((piece) => [...piece]))

/** As an encoder writes it: pictures first, then the index that tells where in the file they lie. */
function rawFilm(madeAt: number): Uint8Array {
  const head = makeBox('ftyp', numbers(0x6d703432, 0))
  const pictures = makeBox('mdat', Uint8Array.from([11, 22, 33, 44]))
  const header = makeBox('mvhd', numbers(0, madeAt, madeAt, 90_000, 180_000, 0x10000))
  const chunks = makeBox('stco', numbers(0, 2, head.length + 8, head.length + 10))
  const track = makeBox('trak', makeBox('mdia', makeBox('minf', makeBox('stbl', chunks))))
  return all(head, pictures, makeBox('moov', all(header, track)), makeBox('free', new Uint8Array(4)))
}
const recipe = Uint8Array.from([1, 2, 3])

describe('finishFilm', () => {
  it('[ILL-115] puts the index before the pictures and keeps every place in it true', () => {
    const film = finishFilm(rawFilm(7), recipe)
    expect(boxesIn(film).map(({ type }) => type)).toEqual(['ftyp', 'moov', 'uuid', 'mdat'])
    const chunks = boxAt(film, 'moov/trak/mdia/minf/stbl/stco')
    const view = new DataView(film.buffer)
    const places = [8, 12].map((skip) => view.getUint32((chunks?.content ?? 0) + skip))
    expect(places.map((at) => film[at])).toEqual([11, 33])
  })

  it('[ILL-115] gives the same bytes whenever it was made', () => {
    expect(finishFilm(rawFilm(1), recipe)).toEqual(finishFilm(rawFilm(999), recipe))
  })

  it('[ILL-115] carries the recipe, which can be read back; other films have none', () => {
    expect(recipeOfFilm(finishFilm(rawFilm(1), recipe))).toEqual(recipe)
    expect(recipeOfFilm(rawFilm(1))).toBeUndefined()
  })

  it('is made of films only', () => {
    expect(() => finishFilm(numbers(9, 9), recipe)).toThrow('no ftyp box')
  })
})
