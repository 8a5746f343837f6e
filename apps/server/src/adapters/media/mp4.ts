import { joined } from '#domain/shared/bytes.ts'
import { boxesIn, containers, makeBox, maxBoxes } from './mp4-boxes.ts'

/** Names our own box inside `uuid`: random once, the same for ever. */
const recipeId = Uint8Array.from([
  0x5c, 0x1f, 0x7a, 0x0e, 0x93, 0x4d, 0x4b, 0x6e, 0xa8, 0x21, 0xe1, 0xd0, 0x10, 0x9a, 0x6b, 0x37,
])

/**
 * The same film with its index before its pictures, so that it plays while it still arrives; without the hour of its
 * making, so that the same order gives the same bytes; and with the recipe inside.
 */
export function finishFilm(mp4: Uint8Array, recipe: Uint8Array): Uint8Array {
  const top = boxesIn(mp4)
  const box = (type: string) => {
    const found = top.find((one) => one.type === type)
    if (!found) throw new Error(`The film has no ${type} box.`)
    return found
  }
  const [head, index, pictures] = [box('ftyp'), box('moov'), box('mdat')]
  const pieces = [
    mp4.slice(head.at, head.end),
    mp4.slice(index.at, index.end),
    noteOf(recipe),
    mp4.subarray(pictures.at, pictures.end),
  ] as const
  const before = pieces[0].length + pieces[1].length + pieces[2].length
  rewriteIndex(pieces[1], before - pictures.at)
  return joined(pieces)
}

/** Any film with the recipe at its end and nothing else changed. */
export function withRecipe(mp4: Uint8Array, recipe: Uint8Array): Uint8Array {
  return joined([mp4, noteOf(recipe)])
}

function noteOf(recipe: Uint8Array): Uint8Array {
  const note = new Uint8Array(recipeId.length + recipe.length)
  note.set(recipeId)
  note.set(recipe, recipeId.length)
  return makeBox('uuid', note)
}

/** The recipe inside a film of ours, as it was given; undefined in any other file. */
export function recipeOfFilm(mp4: Uint8Array): Uint8Array | undefined {
  const note = boxesIn(mp4, 0, mp4.length, { max: maxBoxes }).find(
    ({ type, content, end }) =>
      type === 'uuid' && end - content >= recipeId.length && recipeId.every((byte, i) => mp4[content + i] === byte),
  )
  return note && mp4.slice(note.content + recipeId.length, note.end)
}

/** An index (`moov`) whose pictures are elsewhere by so many bytes; it is changed in its place. */
export function moveChunks(index: Uint8Array, shift: number): Uint8Array {
  walkIndex(index, { shift, forgetTimes: false })
  return index
}

/** Moves every chunk's place by `shift` and sets all times of making to none. */
function rewriteIndex(bytes: Uint8Array, shift: number): void {
  walkIndex(bytes, { shift, forgetTimes: true })
}

function walkIndex(bytes: Uint8Array, { shift, forgetTimes }: { shift: number; forgetTimes: boolean }): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const walk = (from: number, to: number): void => {
    for (const { type, content, end } of boxesIn(bytes, from, to)) {
      if (containers.has(type)) walk(content, end)
      // Version, flags, then the time of making and of the last change: four bytes each, or eight in version 1.
      if (forgetTimes && (type === 'mvhd' || type === 'tkhd' || type === 'mdhd'))
        bytes.fill(0, content + 4, content + (view.getUint8(content) === 1 ? 20 : 12))
      if (type === 'stco')
        for (let i = 0, at = content + 8; i < view.getUint32(content + 4) && at + 4 <= end; i++, at += 4)
          view.setUint32(at, view.getUint32(at) + shift)
      if (type === 'co64')
        for (let i = 0, at = content + 8; i < view.getUint32(content + 4) && at + 8 <= end; i++, at += 8)
          view.setBigUint64(at, view.getBigUint64(at) + BigInt(shift))
    }
  }
  walk(0, bytes.length)
}
