import type { GeneId, GeneValues } from './genes.ts'
import { decided, type Person, type Streams } from './person.ts'

/** Genes that are numbers. */
type ShapeId = { readonly [Id in GeneId]: GeneValues[Id] extends number ? Id : never }[GeneId]

/** How far a shape strays at most, which keeps faces by chance within what people have; and how much of that it shares with the others of its lean, 0..1. */
type Stray = readonly [id: ShapeId, reach: number, shared: number]

/**
 * Shapes that go together in a face: whoever has a broad jaw mostly has a broad chin. Each left to itself they would
 * cancel each other out, and everybody would be of middling breadth.
 */
const leans: Readonly<Record<string, readonly Stray[]>> = {
  breadth: [
    ['headWidth', 0.7, 0.7],
    ['cheeks', 0.75, 0.6],
    ['jaw', 0.85, 0.6],
    ['chinWidth', 0.85, 0.6],
  ],
  length: [
    ['forehead', 0.85, 0.5],
    ['noseLength', 0.65, 0.5],
    ['chinLength', 0.62, 0.6],
  ],
  relief: [
    ['cheekbones', 0.9, 0.4],
    ['chin', 0.8, 0.4],
    ['noseBridge', 0.9, 0.4],
  ],
  gaze: [
    ['eyeSize', 0.42, 0.6],
    ['eyeOpening', 0.62, 0.6],
    ['eyeTilt', 0.9, 0],
    ['eyeSpacing', 0.7, 0],
    ['eyeFold', 0.85, 0],
  ],
  brow: [
    ['browHeight', 0.9, 0],
    ['browAngle', 0.6, 0],
  ],
  nose: [
    ['noseWidth', 0.9, 0.6],
    ['noseTipWidth', 0.85, 0.6],
    ['noseTip', 0.9, 0],
  ],
  mouth: [
    ['mouthWidth', 0.75, 0.4],
    ['upperLip', 0.8, 0.7],
    ['lowerLip', 0.8, 0.7],
  ],
  ears: [['earSize', 0.85, 0]],
}

/** Eyes a little larger than life read better at small sizes; brows that slope outwards look at one kindly. */
const lifts: Readonly<Partial<Record<ShapeId, number>>> = { eyeSize: 0.15, eyeOpening: 0.05, browAngle: -0.25 }

/** What makes a face heavy, and the share of it that women have; they have as much of its opposite as men. */
const heavy: Readonly<Partial<Record<ShapeId, number>>> = {
  headWidth: 0.3,
  forehead: 0.6,
  cheeks: 0.6,
  jaw: 0.6,
  chinWidth: 0.6,
  chinLength: 0.6,
  chin: 0.6,
  noseLength: 0.6,
  noseWidth: 0.6,
  noseBridge: 0.6,
  noseTipWidth: 0.6,
}

/** The shapes of a face by chance: each is decidedly somewhere, so that one knows the face again; none is a caricature. */
export function randomShapes(streams: Streams, { sex }: Person): Partial<Record<ShapeId, number>> {
  const shapes = Object.entries(leans).flatMap(([lean, strays]) => {
    const together = streams(`lean:${lean}`).middling()
    return strays.map(([id, reach, shared]) => {
      const alone = Math.sqrt(1 - shared * shared)
      const way = decided(streams(id).middling() * alone + together * shared, 0.3)
      const women = way > 0 ? (heavy[id] ?? 1) : 1
      return [id, way * reach * (women + (1 - women) * sex) + (lifts[id] ?? 0)] as const
    })
  })
  return Object.fromEntries(shapes)
}
