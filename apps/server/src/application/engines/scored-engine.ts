import { maxRetries } from '@eidolon/contract/generations.ts'
import {
  type Drawing,
  type Engine,
  type EngineTask,
  type EngineWatch,
  type ReferencePicture,
  sendsPictures,
} from './engine.ts'

/** How surely a picture shows each of these people, told by their references, from 0 to 1; null where it cannot tell. */
export type Likeness = (
  picture: Uint8Array,
  people: readonly (readonly ReferencePicture[])[],
  signal: AbortSignal,
) => Promise<readonly (number | null)[]>

export type Gate = {
  /** A picture that shows the character less well is drawn again … */
  readonly least: number
  /** … so many times at most. Each of them costs what a picture costs. */
  readonly rolls: number
}

type Deps = {
  /** Without one there is no score. */
  readonly likeness: Likeness | undefined
  readonly gate: Gate | undefined
  readonly onProblem: (error: unknown) => void
}

type Scored = { readonly drawing: Drawing; readonly index: number }

/**
 * An engine that does not know the character, with a check of what it has drawn: every picture is compared with those
 * of the character, and one that shows another person may be drawn again. The best is kept.
 */
export function scoredEngine(engine: Engine, { likeness, gate, onProblem }: Deps): Engine {
  async function score(drawing: Drawing, task: EngineTask, signal: AbortSignal): Promise<Drawing> {
    const people = peopleOf(task)
    const picture = drawing.durationMs === null ? drawing.file : drawing.poster
    const isKnown = people.some(({ references }) => references.length > 0)
    if (!likeness || drawing.identity !== null || !picture || !isKnown) return drawing
    try {
      const shown = people.map(({ references }) => references)
      const scores = await likeness(picture.bytes, shown, signal)
      const each = people.flatMap(({ id }, at) => (scores[at] == null ? [] : [[id, scores[at]] as const]))
      // As well as whoever is met least.
      const identity = each.length > 0 ? Math.min(...each.map(([, one]) => one)) : null
      return { ...drawing, identity, ...(people.length > 1 && { identities: Object.fromEntries(each) }) }
    } catch (error) {
      signal.throwIfAborted()
      // A picture without a score is better than none.
      onProblem(error)
      return drawing
    }
  }

  async function drawAndScore(task: EngineTask, watch: EngineWatch): Promise<readonly Drawing[]> {
    // Pictures of people are not sent to an engine that has no use for them.
    const drawings = await engine.draw(sendsPictures(engine, task.request) ? task : withoutPictures(task), watch)
    return Promise.all(drawings.map((drawing) => score(drawing, task, watch.signal)))
  }

  return {
    id: engine.id,
    name: engine.name,
    neural: engine.neural,
    paid: engine.paid,
    get version() {
      return engine.version
    },
    get abilities() {
      return likeness ? { ...engine.abilities, retries: maxRetries } : engine.abilities
    },
    compares: likeness !== undefined,
    ...(engine.atOnce !== undefined && { atOnce: engine.atOnce }),
    takesPictures: (request) => sendsPictures(engine, request),
    readiness: () => engine.readiness(),
    async draw(task, watch) {
      const best = [...(await drawAndScore(task, watch))]
      // Whoever asks for it themselves has it as they asked.
      const rolls = task.request.retries ? 0 : (gate?.rolls ?? 0)
      for (let roll = 1; gate && roll <= rolls; roll += 1) {
        const poor = best
          .map((drawing, index): Scored => ({ drawing, index }))
          .filter(({ drawing: { identity } }) => identity !== null && identity < gate.least)
        if (poor.length === 0) break
        const again = await drawAndScore(rolled(task, poor.length, roll), unnoted(watch))
        for (const [at, { index, drawing }] of poor.entries()) {
          const other = again[at]
          if (other && (other.identity ?? 0) > (drawing.identity ?? 0)) best[index] = other
        }
      }
      return best
    },
  }
}

/** Everybody who is to be recognized. */
const peopleOf = ({ character, references = [], cast }: EngineTask) =>
  cast
    ? cast.map((one) => ({ id: one.character.id, references: one.references ?? [] }))
    : [{ id: character.id, references }]

/** What is changed or enlarged is sent all the same: it is what the work is done on. */
function withoutPictures({ references: _none, parent, cast, ...task }: EngineTask): EngineTask {
  const { change, enlarge } = task.request
  const isWorkedOver = change !== undefined || enlarge === true
  return {
    ...task,
    ...(parent && isWorkedOver && { parent }),
    ...(cast && { cast: cast.map(({ references: _theirs, ...one }) => one) }),
  }
}

/** The same task with seeds that were not tried yet. */
function rolled({ request, note: _note, ...task }: EngineTask, count: number, roll: number): EngineTask {
  const seed = (request.seed + roll * 7919) % 2 ** 32
  return { ...task, request: { ...request, count, seed } }
}

/** What is noted is the first attempt: the worker that takes the generation up goes on with that. */
function unnoted(watch: EngineWatch): EngineWatch {
  return {
    signal: watch.signal,
    progress: (stage, share, preview) => watch.progress(stage, share, preview),
    begin: () => watch.begin(),
  }
}
