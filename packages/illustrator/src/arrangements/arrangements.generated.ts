// Written by `npm run content` out of the files that are named here or below; change those.
import type { ArrangementId } from '@eidolon/people'
import type { ArrangementFile } from './arrangement-file.ts'
import { armInArm } from './catalogue/arm-in-arm.ts'
import { atATable } from './catalogue/at-a-table.ts'
import { backToBack } from './catalogue/back-to-back.ts'
import { dancing } from './catalogue/dancing.ts'
import { facing } from './catalogue/facing.ts'
import { fightingStance } from './catalogue/fighting-stance.ts'
import { group } from './catalogue/group.ts'
import { handInHand } from './catalogue/hand-in-hand.ts'
import { oneBehind } from './catalogue/one-behind.ts'
import { sideBySide } from './catalogue/side-by-side.ts'
import { sittingTogether } from './catalogue/sitting-together.ts'
import { walkingTogether } from './catalogue/walking-together.ts'

export const arrangements: Readonly<Record<ArrangementId, ArrangementFile>> = {
  'arm-in-arm': armInArm,
  'at-a-table': atATable,
  'back-to-back': backToBack,
  'dancing': dancing,
  'facing': facing,
  'fighting-stance': fightingStance,
  'group': group,
  'hand-in-hand': handInHand,
  'one-behind': oneBehind,
  'side-by-side': sideBySide,
  'sitting-together': sittingTogether,
  'walking-together': walkingTogether,
}
