import type { PlaceFacts } from '@eidolon/people'
import type { Content } from '#content.ts'
import type { SetMaker } from './scene.ts'

/** What people sit on there, and what they lean on. */
export type SeatId = 'chair' | 'bench' | 'stool' | 'steel stool' | 'stump' | 'stone'
export type SupportId = 'trunk' | 'stone pillar' | 'plastered pillar' | 'wooden post' | 'steel post'

/** A file of `places/sets`. */
export type PlaceFile = Content<PlaceFacts> & {
  readonly seat: SeatId
  readonly support: SupportId
  readonly build: SetMaker
}

/** What the hour and the sky do there. */
const whereabouts = {
  /** A room with light of its own. */
  indoors: { outdoors: false, hours: false, sky: false },
  /** A room with a window: the hour is seen, the weather stands outside. */
  windowed: { outdoors: false, hours: true, sky: true },
  outdoors: { outdoors: true, hours: true, sky: true },
  /** No roof and no weather either: under water, in space. */
  timeless: { outdoors: true, hours: false, sky: false },
} as const satisfies Readonly<Record<string, PlaceFacts>>

type PlaceFields = Omit<PlaceFile, 'facts'> &
  Omit<PlaceFacts, keyof (typeof whereabouts)['indoors']> & { readonly where: keyof typeof whereabouts }

/** A place: what is known of it, and how it is built. docs/recipes/add-a-place.md goes through it. */
export function place({ label, words, order, where, seat, support, build, ...more }: PlaceFields): PlaceFile {
  return { label, words, order, facts: { ...whereabouts[where], ...more }, seat, support, build }
}
