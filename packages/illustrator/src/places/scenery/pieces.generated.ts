// Written by `npm run content` out of the files that are named here or below; change those.
import type { SceneryId } from '@eidolon/people'
import type { PieceFile } from './piece-file.ts'
import { airship } from './pieces/airship.ts'
import { backdrop } from './pieces/backdrop.ts'
import { carpet } from './pieces/carpet.ts'
import { castle } from './pieces/castle.ts'
import { crowd } from './pieces/crowd.ts'
import { fullMoon } from './pieces/full-moon.ts'
import { table } from './pieces/table.ts'
import { tulips } from './pieces/tulips.ts'
import { window } from './pieces/window.ts'

export const pieces: Readonly<Record<SceneryId, PieceFile>> = {
  'airship': airship,
  'backdrop': backdrop,
  'carpet': carpet,
  'castle': castle,
  'crowd': crowd,
  'full-moon': fullMoon,
  'table': table,
  'tulips': tulips,
  'window': window,
}
