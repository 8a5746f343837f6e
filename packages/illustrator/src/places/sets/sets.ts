import type { SetMaker } from '#places/scene.ts'

import { beach } from './beach.ts'
import { desert } from './desert.ts'
import { forest } from './forest.ts'
import { lake } from './lake.ts'
import { library } from './library.ts'
import { meadow } from './meadow.ts'
import { snowMountains } from './snow-mountains.ts'
import { studio } from './studio.ts'

/** How each place of the catalogue is made. */
export const sets: Readonly<Record<string, SetMaker>> = {
  studio,
  library,
  meadow,
  beach,
  desert,
  forest,
  lake,
  'snow-mountains': snowMountains,
}
