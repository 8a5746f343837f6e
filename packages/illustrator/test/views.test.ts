import { randomSetting, type FilmOrder, type MotionId, randomGenes, type Scene, type ViewId } from '@eidolon/people'
import { beforeAll, expect, it } from 'vitest'
import { planFilm } from '#film/plan-film.ts'
import { buildFigure } from '#figure/build-figure.ts'
import type { Camera } from '#lens/camera.ts'
import { chooseView, frame } from '#lens/framing.ts'
import type { Measures } from '#lens/measures.ts'
import type { Pack } from '#pack/pack.ts'
import { poses } from '#poses/poses.generated.ts'
import { loadPack } from '#workshop/load-pack.ts'

let pack: Pack
beforeAll(async () => {
  pack = await loadPack()
})

/** How far the face is turned from the camera: 0 towards it, 90 in profile, 180 away. */
function turned({ eye }: Pick<Camera, 'eye'>, { eyes, head }: Measures): number {
  const [faceX, faceZ] = [eyes[0] - head[0], eyes[2] - head[2]]
  const [toX, toZ] = [eye[0] - head[0], eye[2] - head[2]]
  const cosine = (faceX * toX + faceZ * toZ) / Math.hypot(faceX, faceZ) / Math.hypot(toX, toZ)
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

const sides: Readonly<Partial<Record<ViewId, readonly [from: number, to: number]>>> = {
  front: [0, 30],
  'three-quarter': [12, 70],
  side: [55, 120],
  back: [125, 180],
}

const film = (view: ViewId, motion: MotionId, scene: Partial<Scene>): FilmOrder => {
  const genes = randomGenes(21)
  const shown = { accessories: [], without: [], background: 'studio', pose: 'standing', view } as const
  const setting = randomSetting(genes, { ...shown, ...scene }, 4)
  return { genes, setting, style: 'studio', seed: 4, width: 96, height: 96, motion, cameraMove: 'still', seconds: 2 }
}

it.each(Object.entries(sides))(
  '[ILL-555] pictures and films are seen from the side that is asked for: %s',
  (name, side) => {
    const view = name as ViewId
    const [from, to] = side
    const seen: number[] = []
    // Two sides near, two from afar; films, below, have all of them from afar.
    const order = film(view, 'idle', { framing: view === 'front' || view === 'back' ? 'portrait' : 'full' })
    const chosen = chooseView(order.setting, order.seed, 1, 1, poses[order.setting.pose].body.round)
    const { measures } = buildFigure(pack, order, chosen, () => {})('plain')
    seen.push(turned(frame(chosen, measures, 96, 96).camera, measures))
    // Each side in two of the motions: somebody who moves on the spot, and one who goes.
    for (const motion of [view === 'front' || view === 'side' ? 'wave' : 'idle', 'walk'] as const) {
      const plan = planFilm(pack, film(view, motion, { framing: 'full' }), () => {})
      for (const drawing of [0, 12]) {
        const { figure, camera } = plan.shot(drawing, () => {})
        seen.push(turned(camera, figure.measures))
      }
    }
    expect(seen.map((angle) => (angle >= from && angle <= to ? 'as asked' : Math.round(angle)))).toEqual(
      seen.map(() => 'as asked'),
    )
  },
)
