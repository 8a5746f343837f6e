import type { Panel } from '@eidolon/contract/stories.ts'
import { framesOf } from '@eidolon/stories'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { startGeneration } from '#features/generations/calls.ts'
import { isUnderWay, readGeneration } from '#features/generations/generation.ts'
import { enginesQuery } from '#features/generations/queries.ts'
import type { StoryDraft } from '#features/stories/queries.ts'
import type { Draft } from '#features/stories/use-draft.ts'
import { type Refusal, refusalOf } from '#features/generations/refusal.ts'
import { useApi } from '#lib/use-api.tsx'
import { withPanel } from './change.ts'
import { wordsFor } from './place-words.ts'

/** What the built-in illustrator draws, until it is known who does. */
const aspects = ['1:1', '4:5', '3:4', '2:3', '9:16', '4:3', '3:2', '16:9']

/** What the story leaves open of somebody in a panel. */
const plain = {
  expression: undefined,
  outfit: undefined,
  colours: undefined,
  pose: undefined,
  poseId: undefined,
  joints: undefined,
  poseToId: undefined,
  jointsTo: undefined,
  looksAt: undefined,
}

/** Whether somebody can be looked at there: the camera, or who is in it. */
const isSeen = (id: string | undefined, cast: Panel['cast']): boolean =>
  id === 'camera' || cast.some(({ characterId }) => characterId === id)

const ended = (panel: Panel, generationId: string): Partial<Panel> =>
  panel.generationId === generationId ? { generationId: null } : {}

export type Unpaid = Extract<Refusal, { kind: 'payment' }>

function refusedWords(refusal: Exclude<Refusal, Unpaid>): string {
  if (refusal.kind === 'offline') return 'The studio could not be reached. Try again.'
  if (refusal.kind === 'field') return refusal.words
  const words = refusal.kind === 'blocked' && refusal.words.length > 0 ? ` (${refusal.words.join(', ')})` : ''
  return `${refusal.message}${words}`
}

/** The shape of pictures that is nearest to a frame. */
export function nearestAspect(width: number, height: number, known: readonly string[] = aspects): string {
  const off = (aspect: string) => {
    const [wide = 1, high = 1] = aspect.split(':').map(Number)
    return Math.abs(Math.log(width / height / (wide / high)))
  }
  return known.toSorted((one, other) => off(one) - off(other))[0] ?? '1:1'
}

/** A panel that can be drawn and is not yet, and where it is. */
export type BlankPanel = { readonly page: number; readonly index: number; readonly panel: Panel }

export const blankPanels = ({ pages }: StoryDraft): readonly BlankPanel[] =>
  pages.flatMap(({ panels }, page) =>
    panels.flatMap((panel, index) =>
      panel.mediaId === null && panel.generationId === null && panel.cast.length > 0 ? [{ page, index, panel }] : [],
    ),
  )

/** Draws panels where they are: each waits for its generation and takes its picture in. */
export function useDrawing({ draft, change, note }: Pick<Draft, 'draft' | 'change' | 'note'>) {
  const api = useApi()
  const engines = useQuery(enginesQuery(api)).data
  const usual = engines?.find((engine) => engine.default) ?? engines?.[0]
  /** Panels that are asked for, until the studio has answered. */
  const [asking, setAsking] = useState<ReadonlySet<string>>(new Set())
  const [isAskingAll, setAskingAll] = useState(false)
  /** What was refused for want of a subscription. */
  const [unpaid, setUnpaid] = useState<Unpaid>()
  const waiting = draft.pages.flatMap(({ panels }, page) =>
    panels.flatMap(({ id, generationId }) => (generationId === null ? [] : [{ page, id, generationId }])),
  )
  const answers = useQueries({
    queries: waiting.map(({ generationId }) => ({
      queryKey: ['generations', 'one', generationId],
      queryFn: async () => {
        const { send } = await api()
        const answer = await send('GET', `/generations/${encodeURIComponent(generationId)}`)
        return readGeneration(await answer.json()) ?? null
      },
      refetchInterval: 1200,
      retry: 2,
    })),
  })
  /** The first picture of a panel has its words put off the faces; later ones find them where they were moved to. */
  async function takeIn(page: number, id: string, generationId: string, mediaId: string): Promise<void> {
    const place = await wordsFor(api, mediaId).catch(() => undefined)
    change((now) =>
      withPanel(now, page, id, (before) => {
        const panel = { ...before, ...ended(before, generationId), mediaId, zoom: 1, x: 0.5, y: 0.35 }
        if (before.generationId !== generationId) return {}
        return { ...panel, ...(place && before.mediaId === null && place(now, page, panel)) }
      }),
    )
  }

  /** Those whose pictures are being looked at. */
  const taking = useRef(new Set<string>())
  useEffect(() => {
    for (const [at, { page, id, generationId }] of waiting.entries()) {
      const answer = answers[at]
      const generation = answer?.data
      if (generation && isUnderWay(generation)) continue
      if (!generation && !answer?.isError) continue
      if (taking.current.has(generationId)) continue
      const mediaId = generation?.status === 'succeeded' ? generation.mediaIds[0] : undefined
      if (mediaId === undefined) {
        toast.error(generation?.error?.message ?? 'A panel could not be drawn. Try again.')
        note((now) => withPanel(now, page, id, (panel) => ended(panel, generationId)))
      } else {
        taking.current.add(generationId)
        void takeIn(page, id, generationId, mediaId).finally(() => taking.current.delete(generationId))
      }
    }
  })

  /** Whether the studio took it. */
  async function draw({ page, panel, index }: BlankPanel): Promise<boolean> {
    const frame = framesOf(draft.pages[page]?.cuts ?? [], draft).frames[index]
    const [first] = panel.cast
    if (!first || !frame) return true
    const told = ({ outfit, expression }: Panel['cast'][number]) => ({
      ...(outfit !== null && { outfit }),
      ...(expression !== null && { expression }),
    })
    const who =
      panel.cast.length === 1
        ? { characterId: first.characterId, ...told(first) }
        : {
            characterId: first.characterId,
            characterIds: panel.cast.map(({ characterId }) => characterId),
            cast: panel.cast.map((one) => ({
              ...plain,
              characterId: one.characterId,
              ...told(one),
              looksAt: isSeen(one.looksAt, panel.cast) ? one.looksAt : undefined,
            })),
          }
    setAsking((now) => new Set([...now, panel.id]))
    try {
      const known = usual?.abilities.aspects.map(({ id }) => id) ?? []
      const aspect = nearestAspect(frame.width, frame.height, known.length > 0 ? known : aspects)
      const { $id } = await startGeneration(api, { ...who, kind: 'image', prompt: panel.prompt, aspect, count: 1 })
      note((now) => withPanel(now, page, panel.id, () => ({ generationId: $id })))
      setUnpaid(undefined)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.kind === 'payment') setUnpaid(refusal)
      else toast.error(refusedWords(refusal))
      return false
    } finally {
      setAsking((now) => new Set([...now].filter((id) => id !== panel.id)))
    }
  }

  /** One after the other; what is refused once is refused for the others, too. */
  async function drawAll(panels: readonly BlankPanel[]): Promise<void> {
    setAskingAll(true)
    for (const one of panels) if (!(await draw(one))) break
    setAskingAll(false)
  }

  const progress = new Map(waiting.map(({ generationId }, at) => [generationId, answers[at]?.data?.progress ?? 0]))
  return { draw, drawAll, isAskingAll, progress, asking, unpaid, onPaid: () => setUnpaid(undefined) }
}
