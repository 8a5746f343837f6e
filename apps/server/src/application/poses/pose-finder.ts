import type { Habits, SeenPoints } from '@eidolon/people/poses/lift/seen-points.ts'
import type { RgbPicture } from '#domain/looks/measure-colors.ts'

/** The points of the largest person in a picture, how many people there are, and in what the model mostly errs. */
export type FoundPeople = { readonly points: SeenPoints; readonly people: number; readonly habits?: Habits }

/** A model that sees how people hold themselves. */
export type PoseFinder = {
  /** Undefined where it sees nobody. */
  find(picture: RgbPicture): Promise<FoundPeople | undefined>
}
