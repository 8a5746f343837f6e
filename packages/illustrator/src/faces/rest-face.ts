import { random } from '@eidolon/people'
import type { Muscles } from './units.ts'

/**
 * What somebody's face does when they do nothing with it: corners that turn up or down, lips that are pressed or pushed
 * out, heavy or open lids, brows that are a little raised. By a number of the person, the same in every picture; lids
 * that the expression closes, `shut` of the way, close all the same, and corners that it turns down, `glum` of the way,
 * are not turned up.
 */
export function restFace(identity: number, shut = 0, glum = 0): Muscles {
  const stream = random('rest face', identity)
  const [corners, lips, lids, brows] = [stream.middling(), stream.middling(), stream.middling(), stream.middling()]
  const over = (value: number) => Math.max(0, value)
  return {
    smile: over(corners) * 0.1 * (1 - glum),
    lift: over(corners) * 0.2 * (1 - glum),
    frown: over(-corners) * 0.02,
    press: over(lips) * 0.12,
    pout: over(-lips) * 0.06,
    close: over(lids) * 0.04,
    wide: (0.2 + over(-lids) * 0.1) * (1 - shut),
    browInner: over(brows) * 0.02,
    browUp: over(brows) * 0.12,
    browDown: over(-brows) * 0.04,
  }
}
