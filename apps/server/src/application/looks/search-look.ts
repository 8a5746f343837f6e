import type { UserId } from '@eidolon/contract/ids.ts'
import type { LookProposal } from '@eidolon/contract/looks.ts'
import {
  colourName,
  type Genes,
  nearestSkin,
  randomGenes,
  seenIris,
  vary,
  withGenes,
  writeGenes,
} from '@eidolon/people'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import { turns } from '#application/shared/turns.ts'
import {
  type FacePoints,
  measureColours,
  type MeasuredColours,
  type RgbPicture,
} from '#domain/looks/measure-colours.ts'
import { portraitOrder } from '#domain/looks/portrait.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { invalidParam } from '#domain/shared/fault.ts'
import { withoutAlpha } from './without-alpha.ts'

/** A model that tells faces apart; `numbers` of the same face are near each other. */
export type Face = { readonly numbers: Float32Array; readonly points: FacePoints }
export type FaceFinder = {
  /** Undefined where it sees no face. */
  find(picture: RgbPicture): Promise<Face | undefined>
  distance(one: Float32Array, other: Float32Array): number
}

type Deps = {
  readonly faces: FaceFinder
  readonly illustrator: Pick<Illustrator, 'picture'>
  /** Makes pixels of a picture that somebody brings, of bearable size. Throws a `Fault` when it is none. */
  readonly open: (picture: Uint8Array, userId: UserId) => Promise<RgbPicture>
  readonly clock: Clock
}

type Watch = { readonly signal: AbortSignal; readonly progress: (share: number) => void }

/** Pixels of a drawing that a face is compared by, and how many of them are made at most, in how many milliseconds. */
const [edge, mostDrawn, longest] = [192, 40, 30_000]
/** How many people by chance the search begins with, and how many are proposed. */
const [first, proposed] = [10, 3]

type Candidate = { readonly genes: Genes; readonly away: number; readonly family: number }

/**
 * Looks for the people whose faces, drawn, come nearest to that of a picture: some by chance, of its colours, and then
 * variations of the best of them. Nothing of the picture is kept.
 */
export function searchLook({ faces, illustrator, open, clock }: Deps) {
  const ofAccount = turns({ atOnce: 1, waiting: 0, full: 'Another picture of yours is being looked at. Wait for it.' })
  // Drawn beside what people wait and pay for: one of everybody's.
  const ofAll = turns({ atOnce: 1, waiting: 8, full: 'Too many pictures are being looked at. Try again in a minute.' })

  async function search(file: Uint8Array, userId: UserId, { signal, progress }: Watch): Promise<LookProposal[]> {
    const begun = clock.now().getTime()
    const picture = await open(file, userId)
    const wanted = await faces.find(picture)
    if (!wanted) throw invalidParam('file', 'No face is seen in this picture. Take one that shows it from the front')
    const colours = measureColours(picture, wanted.points)
    const found: Candidate[] = []
    const isOver = () => clock.now().getTime() - begun >= longest
    for (let nth = 0; nth < mostDrawn && !isOver(); nth++) {
      signal.throwIfAborted()
      progress(Math.max(nth / mostDrawn, (clock.now().getTime() - begun) / longest))
      const { genes, family } = next(nth, found, colours)
      const order = portraitOrder({ genes, style: 'studio', size: edge, view: 'portrait', expression: 'neutral' })
      const drawn = await illustrator.picture(order, { signal, priority: 'glance' })
      const face = await faces.find(withoutAlpha(drawn))
      if (face) found.push({ genes, family, away: faces.distance(wanted.numbers, face.numbers) })
    }
    return best(found).map(({ genes, away }) => ({ genes: writeGenes(genes), distance: away, words: wordsOf(colours) }))
  }

  return (file: Uint8Array, userId: UserId, watch: Watch): Promise<LookProposal[]> =>
    ofAccount(userId, watch.signal, () => ofAll('everybody', watch.signal, () => search(file, userId, watch)))
}

/** Somebody by chance at first, then ever smaller variations of the best so far, in turn. */
function next(nth: number, found: readonly Candidate[], colours: MeasuredColours): Omit<Candidate, 'away'> {
  const own = { ...nearestSkin(colours.skin), hairColour: colours.hair, eyeColour: seenIris(colours.eyes) }
  const parents = best(found)
  const parent = nth < first ? undefined : parents[nth % Math.max(1, parents.length)]
  if (!parent) return { genes: randomGenes(nth + 1, { ...own, accessories: [] }), family: nth }
  const strength = 0.55 - 0.4 * (nth / mostDrawn)
  const varied = vary(parent.genes, { keep: ['skin', 'hair', 'outfit', 'palette'], strength, seed: nth + 1 })
  return { genes: withGenes(varied, own), family: parent.family }
}

/** The nearest, each of another family where there are enough: three that differ are a choice. */
function best(found: readonly Candidate[]): readonly Candidate[] {
  const nearest = found.toSorted((one, other) => one.away - other.away)
  const leaders = nearest.filter(({ family }, at) => nearest.findIndex((one) => one.family === family) === at)
  return leaders.slice(0, proposed)
}

const wordsOf = ({ hair, eyes }: MeasuredColours): string =>
  `${colourName(hair).toLowerCase()} hair, ${colourName(seenIris(eyes)).toLowerCase()} eyes`
