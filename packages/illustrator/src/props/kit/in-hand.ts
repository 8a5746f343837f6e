import { along, plus, times, unit, type Vector } from '#geometry/vector.ts'
import type { Fitting, Maker } from '#props/fitting.ts'
import { betweenFingers, gripOf, held, offTheFace, sipped, upwards } from './grip.ts'
import { betweenHands } from './in-both-arms.ts'
import { meshesOf, type PropPiece } from './pieces.ts'
import { raised } from './sticks.ts'

/**
 * How something is in the hand. `vessel`: upright, whatever the hand does; `raised`: up out of the fist; `blade`: out of
 * the fist, down from a hanging arm; `pole`: upright beside the head; `hanging`: below the fist; `palm`: on the palm;
 * `gun`: its handle in the fist, ahead along the fingers; `shown`: upright, its front to whoever looks; `between`:
 * thin, between thumb and fingers, where `radius` is half its width; `carried`: between both hands.
 */
type Stance = 'vessel' | 'raised' | 'blade' | 'pole' | 'hanging' | 'palm' | 'gun' | 'shown' | 'between' | 'carried'

type GripPosition = { readonly at: Vector; readonly axis: Vector; readonly towards: Vector }
type Grip = ReturnType<typeof gripOf>
const ahead: Vector = [0, 0, 1]

const stances: Readonly<Record<Stance, (fitting: Fitting, grip: Grip, radius: number) => GripPosition>> = {
  vessel: (fitting, { middle, facing }) => ({
    at: sipped(fitting, middle),
    axis: unit(plus(upwards, times(facing, -facing[1] * 0.65))),
    towards: facing,
  }),
  raised: (_, { middle, thumb, facing, along: way }) => ({
    at: middle,
    axis: raised(thumb),
    towards: plus(facing, way),
  }),
  blade: (_, { middle, thumb, facing, along: way }) => ({
    at: middle,
    axis: unit(thumb[1] > 0.35 ? thumb : plus(thumb, [0, -0.4, 0.15])),
    towards: plus(facing, way),
  }),
  pole: (fitting, { middle, along: way }) => ({ at: middle, axis: offTheFace(fitting, middle), towards: way }),
  hanging: (_, { middle }) => ({ at: middle, axis: upwards, towards: ahead }),
  palm: (_, { middle, facing }) => ({ at: middle, axis: unit(plus(upwards, times(facing, 0.25))), towards: ahead }),
  gun: (_, { middle, thumb, along: way }) => ({ at: middle, axis: thumb, towards: way }),
  shown: (_, { middle }) => ({ at: middle, axis: unit([0, 1, 0.12]), towards: ahead }),
  between: (fitting, _, wide) => betweenFingers(fitting, { wide, thick: 0.05 }),
  carried: (fitting, { middle, along: way }) => {
    const pair = betweenHands(fitting)
    return { at: along(pair?.middle ?? middle, upwards, 0.3), axis: upwards, towards: pair ? ahead : way }
  },
}

/**
 * Makes a thing of its pieces and puts it into the hand. `radius` is that of what the fingers close around; `floor` is how
 * far below the grip the ground is, and `scale` makes all of it larger.
 */
export function inHand(
  stance: Stance,
  radius: number,
  pieces: (fitting: Fitting, floor: number) => readonly PropPiece[],
  scale = 1,
): Maker {
  return (fitting) => {
    const grip = gripOf(fitting, radius * scale)
    const { at, axis, towards } = stances[stance](fitting, grip, radius * scale)
    const floor = Math.max(-11, -grip.middle[1] + 0.02)
    return held(at, axis, towards, meshesOf(pieces(fitting, floor), scale))
  }
}
