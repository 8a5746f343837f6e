import { type GeneValues, idsOf, marks, motifs, type Scene } from '@eidolon/people'
import { someone, type Tile, tile } from './sheet-tile.ts'

/** How a mark is seen well, by where it is. */
const marksIn: Readonly<Record<(typeof marks)[number]['more']['where'], Partial<Scene>>> = {
  face: { framing: 'portrait', pose: 'relaxed' },
  neck: { framing: 'portrait', pose: 'relaxed', outfit: 'tshirt-jeans' },
  chest: { framing: 'bust', pose: 'relaxed', outfit: 'summer-dress' },
  arms: { framing: 'half', pose: 'relaxed', outfit: 'sportswear' },
  hands: { framing: 'half', pose: 'arms-crossed', outfit: 'tshirt-jeans' },
  back: { framing: 'half', pose: 'relaxed', view: 'back', outfit: 'evening-gown' },
  legs: { framing: 'full', pose: 'standing', outfit: 'summer-shorts' },
  body: { framing: 'bust', pose: 'relaxed', outfit: 'sportswear' },
}
/** A motif among the words asks for it on every tattoo of the sheet. */
const inkedOn = (only: readonly string[]): Partial<GeneValues> => {
  const motif = idsOf(motifs).find((id) => only.includes(id))
  return motif ? { motif } : {}
}

/** Every mark, or those that are asked for, on pale skin and on dark. */
export const markTiles = (only: readonly string[]): readonly Tile[] =>
  marks
    .filter(({ id }) => only.length === 0 || only.includes(id))
    .flatMap(({ id, label, more }, at) =>
      [0.12, 0.82].map((skinTone, nth) =>
        tile(label, at + 900 + nth, {
          genes: {
            ...someone(at + nth),
            ...inkedOn(only),
            skinTone,
            beard: 'none',
            accessories: [],
            marks: [id],
            age: 29,
          },
          scene: { background: 'studio', expression: 'neutral', ...marksIn[more.where] },
          size: 512,
        }),
      ),
    )
