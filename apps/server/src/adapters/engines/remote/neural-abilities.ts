import type { Abilities, GuidanceKind } from '@eidolon/contract/engines.ts'
import type { ChangeablePart } from '@eidolon/contract/generations.ts'
import { illustratorVersion } from '@eidolon/illustrator/version.ts'
import { noBackground } from '@eidolon/people'
import { embeddedAbilities, standardSize } from '#adapters/engines/embedded/embedded-abilities.ts'

/** What differs from model to model. */
export type NeuralTraits = Pick<
  Abilities,
  'kinds' | 'maxCount' | 'seed' | 'negativePrompt' | 'reference' | 'strength'
> & {
  /** In seconds; of no meaning without videos. */
  readonly durations?: readonly number[]
  readonly sizes?: Sizes
  /** How many people it can be shown pictures of; one where nothing is said. */
  readonly maxCharacters?: number
  readonly maxFilmCharacters?: number
  readonly guidance?: readonly GuidanceKind[]
  readonly likeness?: boolean
  /** What it can change of a picture while the rest stays as it is; nothing where nothing is said. */
  readonly parts?: readonly ChangeablePart[]
  readonly masks?: boolean
  /** Sizes beside the standard one. */
  readonly larger?: Readonly<Record<string, { readonly factor: number; readonly maxCount: number }>>
}

/** Pixels of each shape that the model draws. */
export type Sizes = Readonly<Record<string, { readonly width: number; readonly height: number }>>

/** Shapes of about as many pixels as a square with this edge; both edges are multiples of `step`. */
export function sizesAround(edge: number, step = 16): Sizes {
  return Object.fromEntries(
    shapes.map(([id]) => {
      const [across = 1, down = 1] = id.split(':').map(Number)
      const fitted = (share: number) => Math.max(step, Math.round((edge * Math.sqrt(share)) / step) * step)
      return [id, { width: fitted(across / down), height: fitted(down / across) }]
    }),
  )
}

const shapes = [
  ['1:1', 'Square'],
  ['4:5', 'Portrait 4:5'],
  ['3:4', 'Portrait 3:4'],
  ['2:3', 'Portrait 2:3'],
  ['9:16', 'Phone'],
  ['4:3', 'Landscape 4:3'],
  ['3:2', 'Landscape 3:2'],
  ['16:9', 'Wide'],
] as const

/** What has a place in a picture of its own: another light or pose is another picture. */
export const maskedParts: readonly ChangeablePart[] = [
  'hair',
  'face',
  'top',
  'bottom',
  'shoes',
  'accessories',
  'background',
]

/**
 * The abilities of a model that is told in words what to draw. It is offered the same choices as the built-in
 * illustrator, whose small pictures show what they mean; `planShots` turns them into words.
 */
export function neuralAbilities({
  durations = [],
  sizes = sizesAround(1024),
  guidance = [],
  parts = [],
  larger = {},
  ...traits
}: NeuralTraits): Abilities {
  const own = embeddedAbilities(illustratorVersion, traits.kinds)
  return {
    ...own,
    // What it draws has no alpha.
    backgrounds: own.backgrounds.filter(({ id }) => id !== noBackground),
    cutouts: false,
    cutoutSeconds: 0,
    sheets: [],
    ownPoses: false,
    // Whom it is shown it can draw; how people stand to each other it is told in words.
    maxCharacters: 1,
    arrangements: (traits.maxCharacters ?? 1) > 1 ? own.arrangements : [],
    aspects: shapes.flatMap(([id, label]) => {
      const size = sizes[id]
      return size ? [{ id, label, previewUrl: '', ...size }] : []
    }),
    // It draws in the sizes that it knows; a larger picture would be another one, unless it is made of that.
    sizes: [
      { ...standardSize, maxCount: traits.maxCount },
      ...own.sizes.flatMap((size) => {
        const made = larger[size.id]
        return made ? [{ ...size, ...made, maxCount: Math.min(made.maxCount, traits.maxCount) }] : []
      }),
    ],
    parts: [
      ...own.parts.filter(({ id }) => parts.some((part) => part === id)),
      ...(traits.masks ? [{ id: 'painted', label: 'What I paint', previewUrl: '' }] : []),
    ],
    durations: traits.kinds.includes('video') ? [...durations] : [],
    guidance: [...guidance],
    ...traits,
  }
}
