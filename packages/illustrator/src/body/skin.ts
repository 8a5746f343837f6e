import type { Surface } from '#geometry/part.ts'
import { blob, smoothstep } from '#geometry/interpolate.ts'
import { tableNoise } from '#geometry/noise.ts'
import { brightness, mixed, filtered, linear } from '#geometry/color.ts'
import type { Body } from './body.ts'
import { expressionLines } from './expression-lines.ts'
import { lidSkin } from './lid-skin.ts'
import { lipColor, lipSkin } from './lip-skin.ts'
import { isOpen } from './mouth.ts'
import { freckleAt, moleAt, molesOf, scarDistance, scars } from './skin/skin-marks.ts'
import { hairTint } from './skin/hair-tint.ts'
import { markPainter } from './marks/paint-marks.ts'
import { type HandForm, handsOf } from './skin/hands.ts'
import { knucklesOf } from './skin/knuckles.ts'
import { bareNails, lacquer } from './nails.ts'
import { boniness, neckAt, type NeckForm } from './skin/neck.ts'
import { skinBase } from './skin/skin-base.ts'
import { bristles, bristleTint, rootTint, stubbleAt } from './skin/stubble.ts'
import { toneAt, tonesOf } from './skin/tone.ts'
import { type Aged, ageAt } from './skin/wrinkles.ts'

/**
 * The skin: the genes' color, varied as skin is (redder where blood is near, tones of age and sex), lips, lids,
 * freckles, moles, a scar, lines of age, make-up and pores. Places are those of the base mesh, the same for everybody.
 */
export function skinSurface(body: Body): Surface {
  const { pack, bodyParams, identity } = body
  const { presentation, macro } = bodyParams
  const skin = { ...bodyParams.skin, blush: Math.min(1, bodyParams.skin.blush + (body.face.blush ?? 0)) }
  const years = skin.wrinkles
  const light = brightness(linear(skin.colour))
  const base = skinBase(skin.colour, years)
  const pale = smoothstep(0.05, 0.4, light)
  const tones = tonesOf(pack, bodyParams)
  const paintLids = lidSkin(body, base)
  const paintLips = lipSkin(body, base)
  const moles = molesOf(skin.moles, identity)
  const scar = scars[skin.scar] ?? []
  const rouge = mixed(filtered(base, [1.0, 0.6, 0.58]), [0.62, 0.2, 0.18], 0.15)
  const feminine = smoothstep(0.45, 0.15, presentation)
  // What a razor leaves is a shade of the skin; what grew since has the color of the hair.
  const unshaven = bodyParams.beard.style === 'stubble'
  const shaven = smoothstep(0.5, 0.9, macro.gender) * smoothstep(0.45, 0.75, presentation) * (0.26 + 0.3 * pale)
  const shadow = unshaven ? 0.62 : shaven
  const stubble = unshaven ? bristleTint(base, hairTint(bodyParams)) : rootTint(base)
  const knuckleAt = knucklesOf(pack)
  const handAt = handsOf(pack)
  const held: HandForm = { lift: 0, crease: 0 }
  const paintExpression = expressionLines(body)
  const paintMarks = markPainter(body)
  const paintNails = lacquer(body) ?? bareNails(pack, base)
  // Between lips that are shut there is a shade of them; the mouth itself is dark.
  const shut = !isOpen(body)
  const inside = shut ? filtered(lipColor(body, base), [0.5, 0.4, 0.4]) : ([0.22, 0.035, 0.035] as const)
  const tone = new Float64Array(3)
  const aged: Aged = { line: 0, sag: 0 }
  const below: NeckForm = { lift: 0, shade: 0 }
  const bony = boniness(macro.weight, macro.muscle)
  const uneven = 1 + 1.3 * smoothstep(0.3, 1, years)
  const spotted = smoothstep(0.5, 1, years)
  return (spot) => {
    const { u, v, x, y, z, grain } = spot
    if (u > 0.74 && v < 0.16 && y > 5.9 && z > 0.2) {
      // The inside of the mouth has a corner of the texture almost for itself; the nape comes close to it.
      spot.red = inside[0]
      spot.green = inside[1]
      spot.blue = inside[2]
      spot.rough = 0.35
      spot.open = shut ? 1 : 0.55
      // No light would find its way in, where a corner of the mouth is not quite shut.
      if (shut) spot.glow = 0.25
      return
    }
    toneAt(tones, u, v, tone)
    let [red, green, blue] = base
    const head = y > 5.95 && Math.abs(x) < 1
    const side = Math.abs(x)
    let keep = 0.85
    let blood = 0
    let rough = 0.66
    let relief = 0
    let open = 1
    let thin = 0
    let pored = 0.6
    let crease = 0
    const mottled = tableNoise(x * 2.3, y * 2.3, z * 2.3, 5) * 0.6 + tableNoise(x * 6, y * 6, z * 6, 6) * 0.4
    if (head) {
      // The picture of the skin has hair painted on the skull, and brows and lips too coarse to use.
      const skull = Math.max(
        smoothstep(7.72, 7.95, y + (z - 1.2) * 0.35),
        smoothstep(0.75, 0.45, z) * smoothstep(6.55, 6.75, y),
      )
      const mouth = blob(x * x + (y - 6.6) * (y - 6.6), 0.5)
      const sockets = blob((side - 0.315) * (side - 0.315) + (y - 7.3) * (y - 7.3), 0.44)
      keep = 0.36 * (1 - skull) * (1 - 0.85 * mouth) * (1 - Math.min(0.85, sockets * 1.3))
      const nose = blob(x * x + (y - 6.88) * (y - 6.88) + (z - 1.66) * (z - 1.66), 0.3)
      const cheek = blob(
        (side - 0.5) * (side - 0.5) + (y - 6.86) * (y - 6.86) * 1.3 + (z - 1.3) * (z - 1.3) * 0.3,
        0.46,
      )
      const ear = smoothstep(0.74, 0.82, side) * smoothstep(1, 0.7, z)
      const chin = blob(x * x + (y - 6.28) * (y - 6.28), 0.2)
      const wings = blob((side - 0.15) * (side - 0.15) + (y - 6.9) * (y - 6.9), 0.11) * smoothstep(1.2, 1.4, z)
      blood = nose * 0.36 + wings * 0.16 + cheek * (0.3 + 0.35 * skin.blush) + ear * 0.65 + chin * 0.18
      // The T of forehead and nose shines a little, cheeks and temples are dull.
      const shine = Math.max(
        nose,
        blob(x * x * 0.6 + (y - 7.75) * (y - 7.75), 0.42),
        smoothstep(0.12, 0.03, side) * smoothstep(1.3, 1.45, z) * smoothstep(7.35, 7.2, y),
      )
      rough = 0.7 - 0.12 * shine + 0.05 * years
      if (z > 0.2) thin = Math.max(ear, 0.22 * wings)
      else thin = ear
      pored = 0.55 + 0.45 * Math.max(shine, cheek)
    } else {
      const hand = smoothstep(4.1, 4.35, side)
      blood = 0.14 * hand + 0.1 * smoothstep(0.25, 0.6, mottled)
      if (hand > 0) blood += 0.75 * knuckleAt(x, y, z)
      // A thumb reaches nearer to the middle than the wrist does.
      if (side > 3.85 && y < 2.6 && grain < 0.05) {
        handAt(x, y, z, bony, held)
        const clear = smoothstep(0.05, 0.015, grain)
        relief += held.lift * clear - held.crease * 0.006 * smoothstep(0.025, 0.01, grain)
        crease = held.crease * clear * (0.75 + 0.25 * years)
        open -= crease * 0.3
        blood += crease * 0.6
      }
      keep = 0.5
    }
    const strength = keep * (0.45 + 0.55 * pale)
    red *= squared(1 + (tone[0]! - 1) * strength)
    green *= squared(1 + (tone[1]! - 1) * strength)
    blue *= squared(1 + (tone[2]! - 1) * strength)
    // Blood shows more through pale skin.
    const flush = (blood + mottled * 0.11 * uneven) * (0.4 + 0.6 * pale)
    red *= 1 + flush * 0.05
    green *= 1 - flush * 0.18
    blue *= 1 - flush * (0.14 + 0.05 * pale)
    const veil = (1 + mottled * 0.028 * uneven) * (1 - crease * 0.2)
    red *= veil
    green *= veil
    blue *= veil
    if (head && z > 0.2) {
      if (skin.blush > 0.05) {
        const dx = side - 0.52
        const dy = y - 6.88 - dx * 0.35
        const cheek = blob(dx * dx + dy * dy * 1.8, 0.36) * smoothstep(0.6, 0.9, z)
        const share = cheek * (skin.blush * 0.4 + feminine * 0.06)
        red += (rouge[0] - red) * share
        green += (rouge[1] - green) * share
        blue += (rouge[2] - blue) * share
      }
      if (shadow > 0.02) {
        const grown = stubbleAt(x, y, z)
        if (grown > 0) {
          const share = shadow * grown * (unshaven ? bristles(x, y, z, grain) : 1)
          red += (stubble[0] - red) * share
          green += (stubble[1] - green) * share
          blue += (stubble[2] - blue) * share
          rough += 0.12 * grown * shadow
        }
      }
      // Below the eye blood shows blue, the more the older.
      const ey = y - 7.13
      const hollow = blob((side - 0.315) * (side - 0.315) * 0.7 + ey * ey * 2.2, 0.2) * (0.1 + 0.16 * years)
      red *= 1 - hollow * 0.8
      green *= 1 - hollow * 0.9
      blue *= 1 - hollow * 0.5
      if (skin.freckles > 0.02 && grain < 0.05) {
        const where = smoothstep(0.62, 0.1, Math.abs(y - 6.98)) * smoothstep(0.5, 0.9, z)
        if (where > 0.02) {
          const spots = freckleAt(x, y, skin.freckles * where * 0.8, identity) * smoothstep(0.05, 0.012, grain) * 0.5
          red *= 1 - spots * 0.3
          green *= 1 - spots * 0.46
          blue *= 1 - spots * 0.56
        }
      }
      const mole = moles.length > 0 && z > 0.7 ? moleAt(moles, x, y, z) : 0
      if (mole > 0) {
        red *= 1 - mole * 0.62
        green *= 1 - mole * 0.74
        blue *= 1 - mole * 0.78
        relief += mole * 0.006
      }
      if (scar.length > 0 && z > 0.8) {
        const seam = smoothstep(0.022, 0.008, scarDistance(scar, x, y + tableNoise(x * 9, y * 9, 0, 31) * 0.008))
        if (seam > 0) {
          red += (base[0] * 1.12 - red) * seam * 0.8
          green += (base[1] * 0.86 - green) * seam * 0.8
          blue += (base[2] * 0.84 - blue) * seam * 0.8
          relief -= seam * 0.01
          rough -= seam * 0.12
        }
      }
    }
    if (y < 6.3 && y > 5.05 && z > 0.05 && side < 1.75) {
      neckAt(x, y, z, bony, below)
      relief += below.lift
      open -= below.shade
      // Light that has come through skin is left in a shade of it: it is red, not gray.
      red *= 1 - below.shade * 0.16
      green *= 1 - below.shade * 0.3
      blue *= 1 - below.shade * 0.34
    }
    if (years > 0.03 && z > 0.3 && y > 5.2 && side < 1) {
      ageAt(x, y, z, years, aged)
      const { line } = aged
      if (line > 0) {
        // Lines that a pixel cannot show are left as a shade.
        relief -= line * (0.009 + 0.005 * years) * smoothstep(0.035, 0.012, grain)
        // In soft light from the front a fold throws no shadow; one knows it by the blood and the dark in it.
        open -= line * (0.14 + 0.3 * years)
        red *= 1 - line * (0.07 + 0.13 * years)
        green *= 1 - line * (0.1 + 0.22 * years)
        blue *= 1 - line * (0.1 + 0.23 * years)
      }
      relief += aged.sag
    }
    if (spotted > 0 && (head ? z > 0.2 : side > 3.6) && grain < 0.03) {
      // What many summers left: brown spots on temples, cheeks and hands.
      const where = head ? smoothstep(0.2, 0.5, side) * smoothstep(6.3, 6.7, y) : 0.8
      const spots = smoothstep(0.42, 0.62, tableNoise(x * 5.2, y * 5.2, z * 5.2, 71)) * where * spotted * 0.4
      red *= 1 - spots * 0.22
      green *= 1 - spots * 0.32
      blue *= 1 - spots * 0.38
    }
    // The grain of skin, and pores in it, as long as they are wider than a pixel.
    const grained = smoothstep(0.014, 0.006, grain)
    if (grained > 0) {
      const weave = tableNoise(x * 38, y * 38, z * 38, 43)
      relief += grained * pored * weave * 0.0013
      rough += grained * weave * 0.07
      const fine = smoothstep(0.007, 0.003, grain)
      if (fine > 0) {
        const pore = tableNoise(x * 95, y * 95, z * 95, 41)
        relief += fine * pored * pore * 0.001
        const dots = 1 + fine * pore * 0.035 * pored
        red *= dots
        green *= dots
        blue *= dots
      }
    }
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.rough = rough
    spot.relief = relief
    spot.open = open
    if (head && z > 0.2) {
      paintLids(spot)
      if (z > 0.9) paintLips(spot)
      paintExpression?.(spot)
    }
    if (!head) paintNails(spot)
    paintMarks?.(spot)
    // Light from behind comes through; nobody asks for the place on the texture any more.
    if (thin > 0.02) spot.u = -thin
  }
}

const squared = (value: number): number => value * value
