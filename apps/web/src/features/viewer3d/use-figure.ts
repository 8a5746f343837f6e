import bodyUrl from 'virtual:body-data'
import type { Joints } from '@eidolon/contract/characters/bones.ts'
import { useEffect, useRef, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FigurePose, Moved } from './figure.ts'
import type { FigureReply, FigureTask, MadeFigure, FigureRequest } from './figure-messages.ts'
import { useSettled } from './use-settled.ts'

/** Told past React, which has nothing to render for it. */
export type MovedStore = StoreApi<{ readonly to?: Moved }>
export type PoseStore = StoreApi<{ readonly to: FigurePose | undefined }>

export type FigureState = {
  readonly made: MadeFigure | undefined
  /** What has been made, as it is with the genes of this moment. */
  readonly moved: MovedStore
  /** How they stand: at ease, or in the pose that was asked for. */
  readonly poses: PoseStore
  readonly state: 'making' | 'there' | 'failed'
}

type MadeOf = { readonly of: FigureRequest; readonly made: MadeFigure }

const openThread = () => new Worker(new URL('figure-thread.ts', import.meta.url), { type: 'module' })
const ask = (thread: Worker, asked: FigureTask) => thread.postMessage(asked)

type Ways = {
  /** They are moved to what is wanted at once, and to what is being turned before it is wanted; made anew when it rests. */
  readonly follows?: StoreApi<FigureRequest['genes']> | undefined
  /** A pose of one's own to stand in. */
  readonly joints?: Joints | undefined
}

/** Somebody to be shown by `FigureView`, made in a thread of the browser without asking the server; anew whenever `wanted` is another object. */
export function useFigure(wanted: FigureRequest | undefined, { follows, joints }: Ways = {}): FigureState {
  const [made, setMade] = useState<MadeOf>()
  const [failed, setFailed] = useState<FigureRequest>()
  const thread = useRef<Worker>(undefined)
  const asked = useRef(0)
  const still = useSettled(wanted, follows)
  const first = made ? still : wanted
  const moved = useFollowing(made, wanted, follows)
  useEffect(
    () => () => {
      thread.current?.terminate()
      thread.current = undefined
    },
    [],
  )
  useEffect(() => {
    if (!first) return
    thread.current ??= openThread()
    const { current: worker } = thread
    const number = (asked.current += 1)
    const stop = new AbortController()
    const { signal } = stop
    const lost = () => setFailed(first)
    const hear = ({ data }: MessageEvent<FigureReply>) => {
      if (data.number !== number) return
      if (data.made) setMade({ of: first, made: data.made })
      else lost()
    }
    worker.addEventListener('message', hear, { signal })
    worker.addEventListener('error', lost, { signal })
    ask(worker, { task: 'make', ...first, number, bodyUrl })
    return () => stop.abort()
  }, [first])
  const [poses] = useState<PoseStore>(() =>
    createStore<{ readonly to: FigurePose | undefined }>()(() => ({ to: undefined })),
  )
  useEffect(() => {
    // Whoever stands in a pose stays in it until the next one is reckoned.
    if (!joints || !poses.getState().to) poses.setState({ to: made?.made.stand })
  }, [made, joints, poses])
  useEffect(() => {
    const { current: worker } = thread
    if (!worker || !made || !joints) return
    const first = (asked.current += 1)
    const stop = new AbortController()
    // A joint is pulled faster than a body follows: whichever answer comes is nearer than the one before.
    const hear = ({ data }: MessageEvent<FigureReply>) => {
      if (data.stood) poses.setState({ to: data.stood })
    }
    worker.addEventListener('message', hear, { signal: stop.signal })
    ask(worker, { task: 'stand', ...made.of, number: first, bodyUrl, joints })
    return () => stop.abort()
  }, [made, joints, poses])
  const state = made?.of === wanted ? 'there' : failed === wanted ? 'failed' : 'making'
  return { made: made?.made, moved, poses, state }
}

/** A second thread, because the first is busy for seconds whenever a dial has rested. Where it fails, figures change when they are made anew. */
function useFollowing(
  made: MadeOf | undefined,
  wanted: FigureRequest | undefined,
  follows: Ways['follows'],
): MovedStore {
  const [moved] = useState<MovedStore>(() => createStore<{ readonly to?: Moved }>()(() => ({})))
  const thread = useRef<Worker>(undefined)
  const asked = useRef(0)
  useEffect(
    () => () => {
      thread.current?.terminate()
      thread.current = undefined
    },
    [],
  )
  useEffect(() => {
    moved.setState({}, true)
    if (!follows || !made) return
    thread.current ??= openThread()
    const { joints, meshes } = made.made.figure
    const pieces = meshes.flatMap((mesh) =>
      mesh.pieces.map(({ positions, normals, joints: own, weights }) => ({ positions, normals, joints: own, weights })),
    )
    ask(thread.current, { task: 'hold', ...made.of, bodyUrl, worn: { joints, pieces } })
    const stop = new AbortController()
    const before = asked.current
    // A dial is turned faster than it is followed: each answer is shown, also when another has been asked for since.
    const hear = ({ data }: MessageEvent<FigureReply>) => {
      if (data.number > before && data.moved) moved.setState({ to: data.moved })
    }
    thread.current.addEventListener('message', hear, { signal: stop.signal })
    return () => stop.abort()
  }, [made, follows, moved])
  const isElsewhere = made !== undefined && wanted !== made.of
  const isFollowed = useRef(false)
  useEffect(() => {
    const { current: worker } = thread
    // Back where it began counts as well, or it would stay where it went.
    if (!worker || !made || !wanted || !(isElsewhere || isFollowed.current) || wanted.style !== made.of.style) return
    isFollowed.current = isElsewhere
    ask(worker, { task: 'move', number: (asked.current += 1), genes: wanted.genes })
  }, [made, wanted, isElsewhere])
  useEffect(() => {
    if (!follows || !made || wanted?.style !== made.of.style) return
    return follows.subscribe((turning) => {
      if (!thread.current || Object.keys(turning).length === 0) return
      isFollowed.current = true
      ask(thread.current, { task: 'move', number: (asked.current += 1), genes: { ...wanted.genes, ...turning } })
    })
  }, [follows, made, wanted])
  return moved
}
