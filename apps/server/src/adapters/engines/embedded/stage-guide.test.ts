import type { StagePictures } from '@eidolon/illustrator'
import { expect, it } from 'vitest'
import { guidePicture } from '#adapters/engines/illustrator/guide-picture.ts'
import { EngineFailure } from '#application/engines/engine.ts'
import { aTask } from '#application/engines/testing/a-task.ts'
import { type Illustrator, IllustratorUnavailable, type PictureOrder } from '#application/illustrator/illustrator.ts'
import { planPictures } from './plan-pictures.ts'
import { stageGuide } from './stage-guide.ts'

const never = () => Promise.reject(new Error('not asked for'))

function scripted(stage: Illustrator['stage']): Illustrator {
  const readiness = async () => ({ ready: true }) as const
  return { version: 'scripted', readiness, picture: never, png: never, parts: never, model: never, film: never, stage }
}

const task = aTask('comfyui', { request: { count: 2, pose: 'waving', size: 'large' } })
const wanted = { index: 1, kind: 'depth', width: 1216, height: 832 } as const
const { signal } = new AbortController()

it('[ENG-96] the stage is what the illustrator would draw for that picture, in the size that is wanted', async () => {
  const drawn: PictureOrder[] = []
  const guide = stageGuide(
    scripted(async (order) => {
      drawn.push(order)
      return new Uint8Array(1)
    }),
  )
  await guide(task, wanted, signal)
  const { enlarged: _large, ...own } = planPictures(task)[1] ?? {}
  expect(drawn).toEqual([{ ...own, width: 1216, height: 832 }])
})

it('[ENG-96] where the illustrator cannot draw the picture fails and says why', async () => {
  const guide = stageGuide(scripted(() => Promise.reject(new IllustratorUnavailable('no body data'))))
  await expect(guide(task, wanted, signal)).rejects.toEqual(new EngineFailure('no body data', { again: false }))
  await expect(guide(task, { ...wanted, index: 7 }, signal)).rejects.toThrow('cannot be guided')
  await expect(guide(task, { ...wanted, width: 90_000 }, signal)).rejects.toThrow('cannot be guided')
})

it('[ENG-96] engines are sent depth in eight bits, near bright, and lines white on black', () => {
  const picture = { width: 2, height: 1, pixels: new Uint8ClampedArray(8) }
  const stage: StagePictures = {
    width: 2,
    height: 1,
    depth: Uint16Array.of(0, 65_535),
    normals: picture,
    lines: Uint8Array.of(255, 0),
    parts: new Uint8Array(2),
    pose: { ...picture, pixels: new Uint8ClampedArray(8).fill(7) },
    people: [],
    render: picture,
  }
  expect([...guidePicture(stage, 'depth').pixels]).toEqual([0, 0, 0, 255, 255, 255, 255, 255])
  expect([...guidePicture(stage, 'lines').pixels]).toEqual([255, 255, 255, 255, 0, 0, 0, 255])
  expect([guidePicture(stage, 'pose'), guidePicture(stage, 'render')]).toEqual([stage.pose, picture])
})
