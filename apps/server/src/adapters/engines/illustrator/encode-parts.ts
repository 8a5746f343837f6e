import type { ChangeablePart } from '@eidolon/contract/generations.ts'
import type { MediaParts } from '@eidolon/contract/media/media.ts'
import type { PartMap } from '@eidolon/illustrator'
import { partAt, type PicturePart } from '@eidolon/people'
import { encodeNumbers } from '#adapters/engines/png.ts'

/** How a part is called, and what is changed by pointing at it. */
const told: Readonly<Record<PicturePart, { readonly part: ChangeablePart; readonly label: string }>> = {
  background: { part: 'background', label: 'Background' },
  hair: { part: 'hair', label: 'Hair' },
  face: { part: 'face', label: 'Face' },
  top: { part: 'top', label: 'Top' },
  bottom: { part: 'bottom', label: 'Bottom' },
  shoes: { part: 'shoes', label: 'Shoes' },
  accessories: { part: 'accessories', label: 'Accessories' },
  body: { part: 'pose', label: 'Pose' },
}

/** The file of a map, which says itself what its numbers are: those that occur. */
export function encodeParts({ width, height, parts: numbers }: PartMap): Uint8Array {
  const seen = [...new Set(numbers)].toSorted((one, other) => one - other)
  const isOfSeveral = seen.some((index) => partAt(index).person > 0)
  const known: MediaParts = {
    parts: seen.flatMap((index) => {
      const { part, person } = partAt(index)
      if (part === undefined) return []
      return [{ index, ...told[part], ...(isOfSeveral && part !== 'background' && { person }) }]
    }),
  }
  return encodeNumbers({ width, height, numbers }, JSON.stringify(known))
}
