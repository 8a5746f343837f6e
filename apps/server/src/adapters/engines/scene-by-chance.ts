import {
  type BackgroundId,
  backgrounds,
  type TimeId,
  type WeatherId,
} from '@eidolon/illustrator/catalogue/backgrounds.ts'
import type { ExpressionId } from '@eidolon/illustrator/catalogue/expressions.ts'
import type { CameraId, FramingId } from '@eidolon/illustrator/catalogue/picture.ts'
import type { PoseId } from '@eidolon/illustrator/catalogue/poses.ts'
import type { Scene } from '@eidolon/illustrator/reading/to-scene.ts'
import { random } from '@eidolon/illustrator/seed/random.ts'

type Given = {
  /** Of this picture. */
  readonly seed: number
  /** Of the generation: what its pictures have in common. */
  readonly base: number
  readonly size: { readonly width: number; readonly height: number }
  /** What is not wanted. */
  readonly denied: Scene
  /** What the person's manner suggests. */
  readonly manner: Scene
}
type List<T> = readonly [T, ...T[]]

/** At ease rather than in action: action is for whoever asks for it. */
const calmPoses: List<PoseId> = [
  'standing',
  'relaxed',
  'arms-crossed',
  'hands-on-hips',
  'hands-in-pockets',
  'hands-behind-back',
  'leaning',
  'thinking',
  'walking',
  'looking-back',
]
const mildFaces: List<ExpressionId> = ['smile', 'neutral', 'confident', 'calm', 'happy', 'thoughtful', 'curious']
const places: List<BackgroundId> = [
  'studio',
  'park',
  'garden',
  'library',
  'cafe',
  'city-street',
  'rooftop',
  'lake',
  'forest',
  'meadow',
  'beach',
  'village',
]
/** Poses of which little is seen without the legs. */
const wholeBody: ReadonlySet<PoseId> = new Set<PoseId>([
  'walking',
  'running',
  'sitting',
  'meditating',
  'kneeling',
  'crouching',
  'dancing',
  'fighting',
  'flying',
  'jumping',
  'bowing',
  'stretching',
  'sword-ready',
])

/** What nobody has decided. Pictures of one generation share the place and the hour, and differ in pose and view. */
export function chance({ seed, base, size, denied, manner }: Given) {
  const stream = (name: string, of: number) => random(`scene:${name}`, of)
  const pick = <T>(name: string, of: number, list: List<T>, not: T | undefined): T => {
    const [first, ...rest] = list.filter((each) => each !== not)
    return first === undefined ? list[0] : stream(name, of).pick([first, ...rest])
  }
  const placeOf = (id: BackgroundId) => backgrounds.find((each) => each.id === id)?.more

  return {
    pose(): PoseId {
      // A manner shows now and then, not in every picture.
      if (manner.pose && manner.pose !== denied.pose && stream('manner', seed).chance(0.35)) return manner.pose
      return pick('pose', seed, calmPoses, denied.pose)
    },
    expression(): ExpressionId {
      if (manner.expression && manner.expression !== denied.expression) return manner.expression
      return pick('expression', seed, mildFaces, denied.expression)
    },
    background: (): BackgroundId => pick('background', base, places, denied.background),
    time(background: BackgroundId): TimeId {
      if (!placeOf(background)?.hours) return 'day'
      return pick('time', base, ['day', 'day', 'day', 'sunset', 'dawn'], denied.time)
    },
    weather(background: BackgroundId): WeatherId {
      if (!placeOf(background)?.sky) return 'clear'
      return pick('weather', base, ['clear', 'clear', 'clear', 'cloudy'], denied.weather)
    },
    framing(pose: PoseId): FramingId {
      const shape = size.height / size.width
      if (wholeBody.has(pose))
        return pick('framing', seed, shape > 1.1 ? ['full', 'three-quarter'] : ['full'], denied.framing)
      if (shape > 1.4) return pick('framing', seed, ['three-quarter', 'half', 'full'], denied.framing)
      return pick('framing', seed, ['half', 'bust', 'half', 'three-quarter'], denied.framing)
    },
    camera: (): CameraId =>
      pick('camera', seed, ['eye-level', 'eye-level', 'eye-level', 'eye-level', 'low', 'high'], denied.camera),
  }
}
