import type { SceneryId } from './generated/scenery.ts'

/** Colors of pieces, as `#rrggbb`. */
export type SceneryColors = Readonly<Partial<Record<SceneryId, string>>>

/** More at once would leave no room for the place. */
export const maxScenery = 4
