import type { MediaId } from '@eidolon/contract/ids.ts'
import { z } from 'zod'

const Tried = z.object({ id: z.string(), by: z.number().nullable() })
const State = z.object({ round: z.int(), tried: z.array(z.array(Tried)), note: z.string() })

/** What was drawn for one picture: `by` is how far it lies over the likeness that was asked for; null: nobody can tell. */
type Tried = { readonly id: MediaId; readonly by: number | null }

/**
 * How far a generation is whose pictures are drawn again where they are not alike. It is kept with the generation, so
 * that whoever takes it up goes on where the last one ended.
 */
export type Redraw = {
  /** How many rounds are over. */
  readonly round: number
  /** For each picture that was asked for what was drawn so far, in order. */
  readonly tried: readonly (readonly Tried[])[]
  /** What the engine has noted in the round that goes on. */
  readonly note: string
}

const firstRound = (count: number, note = ''): Redraw => ({
  round: 0,
  tried: Array.from({ length: count }, () => []),
  note,
})

/** Anything else that was noted is the engine's own. */
export function readRedraw(text: string | undefined, count: number): Redraw {
  if (text === undefined) return firstRound(count)
  try {
    const read = State.safeParse(JSON.parse(text))
    if (read.success && read.data.tried.length === count) return read.data
  } catch {
    // It is no text of ours.
  }
  return firstRound(count, text)
}

export const writeRedraw = (state: Redraw): string => JSON.stringify(state)

const isAlike = ({ by }: Tried): boolean => by === null || by >= 0

/** Which pictures are still to be drawn, or drawn again. */
export const openIn = ({ tried }: Redraw): readonly number[] =>
  tried.flatMap((all, slot) => (all.some(isAlike) ? [] : [slot]))

export const isOver = (state: Redraw, times: number): boolean => openIn(state).length === 0 || state.round > times

/** After a round: what was drawn for each that was open. */
export function afterRound(state: Redraw, drawn: readonly Tried[]): Redraw {
  const open = openIn(state)
  const tried = state.tried.map((all, slot) => {
    const one = drawn[open.indexOf(slot)]
    return open.includes(slot) && one ? [...all, one] : all
  })
  return { round: state.round + 1, tried, note: '' }
}

/** Of each picture the one that is most alike. */
export const bestIn = ({ tried }: Redraw): readonly MediaId[] =>
  tried.flatMap((all) => {
    const [best] = all.toSorted((one, other) => (other.by ?? 1) - (one.by ?? 1))
    return best ? [best.id] : []
  })

export const triedIn = ({ tried }: Redraw): number => tried.reduce((sum, all) => sum + all.length, 0)

/** Seeds that no round before has drawn by. */
export const seedOfRound = (seed: number, round: number): number => (seed + round * 7919) % 2 ** 32

type Scores = { readonly identity: number | null; readonly identities?: Readonly<Record<string, number>> }

/** How far a picture lies over what is asked of it: as far as whoever is met least. */
export function overLeast({ identity, identities }: Scores, least: ReadonlyMap<string, number>): number | null {
  const people = [...least].flatMap(([id, asked]) => {
    const score = least.size > 1 ? identities?.[id] : identity
    return score === undefined || score === null ? [] : [score - asked]
  })
  return people.length > 0 ? Math.round(Math.min(...people) * 1000) / 1000 : null
}
