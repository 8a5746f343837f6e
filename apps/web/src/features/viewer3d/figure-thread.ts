import { readGenes, styles } from '@eidolon/people'
import {
  follow,
  liveAvatar,
  type Moved,
  type Pack,
  readPack,
  standIn,
  type Turns,
  turnsFor,
  unadorned,
  type Who,
} from '@eidolon/illustrator/live.ts'
import type { FigureReply, FigureTask, MadeFigure, FigureRequest } from './figure-messages.ts'

/** Makes figures beside the page, so that the page never waits. */
let body: Promise<Pack> | undefined
let working = Promise.resolve()
/** Of each task the newest number: a pose that is pulled ends no figure that is being made. */
const newest = new Map<FigureTask['task'], number>()
let held: Promise<ReturnType<typeof follow>> | undefined
/** Who was stood up last, by all that makes them. */
let stander: { readonly of: string; readonly stand: ReturnType<typeof standIn> } | undefined

async function load(url: string): Promise<Pack> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The body data could not be fetched: ${response.status}.`)
  return readPack(new Uint8Array(await response.arrayBuffer()))
}

/** As the server has them on a portrait: in their own clothes. */
function whoOf({ genes: kept, style }: FigureRequest): Who {
  const genes = readGenes(kept)
  const { outfit, primary, secondary, accent, accessories } = genes
  return {
    genes,
    style: styles.find(({ id }) => id === style)?.id ?? 'studio',
    seed: 1,
    setting: {
      pose: 'relaxed',
      expression: 'neutral',
      background: 'studio',
      time: 'day',
      weather: 'clear',
      framing: 'full',
      camera: 'eye-level',
      outfit,
      primary,
      secondary,
      accent,
      accessories,
    },
  }
}

/** Hats and glasses are fetched by the first who wears any. */
const adornmentsFor = async ({ setting }: Who) =>
  setting.accessories.length === 0 ? unadorned : (await import('@eidolon/illustrator/live-adornments.ts')).adornments

function bodyFrom(url: string): Promise<Pack> {
  body ??= load(url)
  // Whatever was out of reach is asked for again by the next.
  body.catch(() => (body = undefined))
  return body
}

async function make(asked: Extract<FigureTask, { task: 'make' }>): Promise<MadeFigure> {
  const who = whoOf(asked)
  const [pack, adornments] = await Promise.all([bodyFrom(asked.bodyUrl), adornmentsFor(who)])
  return { figure: liveAvatar(pack, who, adornments), stand: turnsFor(pack, who) }
}

/** The memory of a figure, which goes to the page instead of being copied. */
function memoryOf({ figure }: MadeFigure): ArrayBuffer[] {
  const arrays = figure.meshes.flatMap(({ pieces }) =>
    pieces.flatMap(({ positions, normals, uvs, joints, weights, triangles, moves }) => [
      positions,
      normals,
      uvs,
      joints,
      weights,
      triangles,
      ...moves,
    ]),
  )
  const paints = Object.values(figure.paints).flatMap(({ colour, feel }) => [colour, feel])
  const memory = [...arrays, ...paints].map(({ buffer }) => buffer)
  return [...new Set(memory)].filter((buffer) => buffer instanceof ArrayBuffer)
}

async function stand({ joints, bodyUrl, genes, style }: Extract<FigureTask, { task: 'stand' }>): Promise<Turns> {
  const of = JSON.stringify([style, genes])
  if (stander?.of !== of) stander = { of, stand: standIn(await bodyFrom(bodyUrl), whoOf({ genes, style })) }
  return stander.stand(joints)
}

const answer = (given: FigureReply, memory: ArrayBuffer[] = []) => globalThis.postMessage(given, { transfer: memory })

async function work(asked: Exclude<FigureTask, { task: 'hold' }>): Promise<void> {
  const { number } = asked
  if (asked.task === 'make') {
    const made = await make(asked)
    return answer({ number, made }, memoryOf(made))
  }
  if (asked.task === 'stand') return answer({ number, stood: await stand(asked) })
  const moved: Moved | undefined = (await held)?.(readGenes(asked.genes))
  if (!moved) return answer({ number })
  answer(
    { number, moved },
    [...moved.positions, ...moved.normals].map(({ buffer }) => buffer),
  )
}

globalThis.addEventListener('message', ({ data }: MessageEvent<FigureTask>) => {
  if (data.task === 'hold') {
    held = bodyFrom(data.bodyUrl).then((pack) => follow(pack, whoOf(data), data.worn))
    held.catch(() => (held = undefined))
    return
  }
  newest.set(data.task, data.number)
  working = working.then(async () => {
    // What came in during the last figure is heard first: nobody waits for this one when another was asked for since.
    await new Promise((resolve) => setTimeout(resolve))
    if (data.number !== newest.get(data.task)) return answer({ number: data.number })
    await work(data).catch(() => answer({ number: data.number }))
  })
})
