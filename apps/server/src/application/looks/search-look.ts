import type { UserId } from '@eidolon/contract/ids.ts'
import type { LookProposal } from '@eidolon/contract/characters/looks.ts'
import {
  colorName,
  type Genes,
  nearestSkin,
  randomGenes,
  seenIris,
  towards,
  mutateGenes,
  withGenes,
  writeGenes,
} from '@eidolon/people'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import { type FacePoints, measureColors, type MeasuredColors, type RgbPicture } from '#domain/looks/measure-colors.ts'
import { portraitOrder } from '#domain/looks/portrait.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { invalidParam } from '#domain/shared/fault.ts'
import { withoutAlpha } from './without-alpha.ts'

/** A model that tells faces apart; `numbers` of the same face are near each other. */
export type MeasuredFace = { readonly numbers: Float32Array; readonly points: FacePoints }
export type FaceFinder = {
  /** Undefined where it sees no face. */
  find(picture: RgbPicture): Promise<MeasuredFace | undefined>
  distance(one: Float32Array, other: Float32Array): number
  /** Faces of people by chance as they were drawn once, by the seed of their genes: the search begins with the nearest. */
  known?(): Promise<readonly KnownFace[]>
}
export type KnownFace = { readonly seed: number; readonly numbers: Float32Array }

type Deps = {
  readonly faces: FaceFinder
  readonly illustrator: Pick<Illustrator, 'picture'>
  /** Makes pixels of a picture that somebody brings, of bearable size. Throws a `Fault` when it is none. */
  readonly open: (picture: Uint8Array, userId: UserId) => Promise<RgbPicture>
  readonly clock: Clock
}

type SearchWatch = { readonly signal: AbortSignal; readonly progress: (share: number) => void }

/** Pixels of a drawing that a face is compared by, and how many of them are made at most, in how many milliseconds. */
const [edge, maxDrawn, longest] = [192, 40, 30_000]
/** How many people the search begins with, and how many are proposed. */
const [first, proposed] = [8, 3]

type Candidate = { readonly genes: Genes; readonly away: number; readonly family: number }

export type SearchLook = (file: Uint8Array, userId: UserId, watch: SearchWatch) => Promise<LookProposal[]>

/**
 * Looks for the people whose faces, drawn, come nearest to that of a picture: those who are known to be near, in its
 * colors, and then what lies between them and variations of the best. Nothing of the picture is kept.
 */
export function searchLook({ faces, illustrator, open, clock }: Deps): SearchLook {
  const ofAccount = keyedQueue({
    atOnce: 1,
    waiting: 0,
    full: 'Another picture of yours is being looked at. Wait for it.',
  })
  // Drawn beside what people wait and pay for: one of everybody's.
  const ofAll = keyedQueue({
    atOnce: 1,
    waiting: 8,
    full: 'Too many pictures are being looked at. Try again in a minute.',
  })

  async function search(file: Uint8Array, userId: UserId, { signal, progress }: SearchWatch): Promise<LookProposal[]> {
    const begun = clock.now().getTime()
    const picture = await open(file, userId)
    const wanted = await faces.find(picture)
    if (!wanted) throw invalidParam('file', 'No face is seen in this picture. Take one that shows it from the front')
    const colors = measureColors(picture, wanted.points)
    const known = (await faces.known?.()) ?? []
    const near = known
      .map(({ seed, numbers }) => ({ seed, away: faces.distance(wanted.numbers, numbers) }))
      .toSorted((one, other) => one.away - other.away)
      .slice(0, first)
    const begin = (nth: number) => randomGenes(near[nth]?.seed ?? nth + 1, { ...own(colors), accessories: [] })
    const found: Candidate[] = []
    const isOver = () => clock.now().getTime() - begun >= longest
    let looking: Promise<unknown> = Promise.resolve()
    try {
      for (let nth = 0; nth < maxDrawn && !isOver(); nth++) {
        signal.throwIfAborted()
        progress(Math.max(nth / maxDrawn, (clock.now().getTime() - begun) / longest))
        const { genes, family } = nth < first ? { genes: begin(nth), family: nth } : next(nth, found, colors)
        const order = portraitOrder({ genes, style: 'studio', size: edge, view: 'portrait', expression: 'neutral' })
        const drawn = await illustrator.picture(order, { signal, priority: 'glance' })
        // The next is drawn while this one is looked at.
        await looking
        looking = faces.find(withoutAlpha(drawn)).then((face) => {
          if (face) found.push({ genes, family, away: faces.distance(wanted.numbers, face.numbers) })
        })
        looking.catch(() => {})
      }
    } finally {
      await looking
    }
    // A machine that has drawn hardly any proposes those who were near before.
    const others = near.map(({ away }, nth) => ({ genes: begin(nth), family: nth, away }))
    const chosen = best(found)
    const spare = best(others.filter(({ family }) => !chosen.some((one) => one.family === family)))
    return [...chosen, ...spare]
      .slice(0, proposed)
      .toSorted((one, other) => one.away - other.away)
      .map(({ genes, away }) => ({ genes: writeGenes(genes), distance: away, words: wordsOf(colors) }))
  }

  return (file: Uint8Array, userId: UserId, watch: SearchWatch): Promise<LookProposal[]> =>
    ofAccount(userId, watch.signal, () => ofAll('everybody', watch.signal, () => search(file, userId, watch)))
}

const own = ({ skin, hair, eyes }: MeasuredColors) => ({
  ...nearestSkin(skin),
  hairColour: hair,
  eyeColour: seenIris(eyes),
})

/** In turn of each of the best so far: what lies between it and another, and ever smaller variations of its face. */
function next(nth: number, found: readonly Candidate[], colors: MeasuredColors): Omit<Candidate, 'away'> {
  const parents = best(found)
  const parent = parents[nth % Math.max(1, parents.length)]
  const other = parents[(nth + 1) % Math.max(1, parents.length)]
  if (!parent || !other) return { genes: randomGenes(nth + 1, { ...own(colors), accessories: [] }), family: nth }
  const late = nth / maxDrawn
  const change = { keep: ['body', 'skin', 'hair', 'outfit', 'palette'], seed: nth + 1 } as const
  const isBetween = nth % 2 === 0 && other !== parent
  const genes = isBetween
    ? towards(parent.genes, other.genes, { ...change, strength: 0.5 - 0.3 * late })
    : mutateGenes(parent.genes, { ...change, strength: 0.5 - 0.35 * late })
  return { genes: withGenes(genes, own(colors)), family: parent.family }
}

/** The nearest, each of another family where there are enough: three that differ are a choice. */
function best(found: readonly Candidate[]): readonly Candidate[] {
  const nearest = found.toSorted((one, other) => one.away - other.away)
  const leaders = nearest.filter(({ family }, at) => nearest.findIndex((one) => one.family === family) === at)
  return leaders.slice(0, proposed)
}

const wordsOf = ({ hair, eyes }: MeasuredColors): string =>
  `${colorName(hair).toLowerCase()} hair, ${colorName(seenIris(eyes)).toLowerCase()} eyes`
