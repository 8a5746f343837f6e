import type { MarkId, BodyParams } from '@eidolon/people'
import { brightness, type Color, linear, mixed } from '#geometry/color.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { cellShare } from '#geometry/noise.ts'
import { lay, lineDistance, type Painter, stain, stroke } from './brush.ts'
import type { Chart } from './chart.ts'
import { circuitInk, type Ink, runeInk, veinInk } from './light-lines.ts'
import { motifs, rune } from './motifs.ts'
import { pairs } from '#geometry/numbers.ts'

type Marks = BodyParams['marks']

/** Ink in the skin, or light that comes out of its lines. */
function inked(ink: Ink, { ids, ink: dye, paint }: Marks, pale: number): Painter {
  if (ids.includes('glowing-tattoos')) return shining(ink, glowOf(dye === '' ? paint : dye, '#4ad8f0'))
  // Ink lies under skin, which lets through a little of itself; on dark skin it has to be black to be seen.
  const black = mixed([0.003, 0.004, 0.005], [0.045, 0.06, 0.075], pale)
  const color = dye === '' ? black : mixed(linear(dye), [0.03, 0.035, 0.04], 0.25 * pale)
  const cover = 0.96 - 0.12 * pale
  return (spot, at) => {
    const share = ink(at, spot.grain)
    if (share <= 0) return
    lay(spot, mixed([spot.red, spot.green, spot.blue], color, 0.96), share * cover)
  }
}

const glowOf = (wanted: string, usual: string): Color => {
  const [red, green, blue] = linear(wanted === '' ? usual : wanted)
  // Light is purer than the paint of its name.
  const least = Math.min(red, green, blue) * 0.75
  return [red - least * 0.6, green - least * 0.6, blue - least * 0.6]
}

/** Lines of light, with some of it on the skin beside them. */
function shining(ink: Ink, color: Color, strength = 2.6): Painter {
  return (spot, at) => {
    const share = ink(at, spot.grain)
    if (share <= 0.01) return
    lay(spot, color, Math.min(1, share * 1.2))
    spot.glow = Math.max(spot.glow, strength * share * share)
  }
}

/** The arm's skin unrolled, from `from` to `to` along it, with soft ends. */
const onArm = (at: Chart, from: number, to: number): number =>
  at.part === 'arm' ? smoothstep(from - 0.05, from + 0.05, at.along) * smoothstep(to + 0.05, to - 0.05, at.along) : 0

const leftOnly =
  (ink: Ink): Ink =>
  (at, grain) =>
    at.left ? ink(at, grain) : 0

/** Lines of a face: under the eyes, down the cheeks and from the lip to the chin. */
const faceLines: Ink = (at, grain) => {
  if (at.part !== 'head' || at.z < 0.55) return 0
  const { side: x, y } = at
  const cheek = lineDistance(pairs`0.6 7.2, 0.56 6.98, 0.44 6.78`, x, y)
  const other = lineDistance(pairs`0.68 7.1, 0.64 6.86, 0.5 6.64`, x, y)
  const lower = lineDistance(pairs`0.2 7, 0.36 6.95, 0.48 6.98`, x, y)
  const chin = y < 6.45 && y > 6.12 ? Math.min(x, Math.abs(x - 0.09)) : 9
  const brow = y > 7.72 && y < 8.02 ? Math.abs(x - 0.1 * (y - 7.72)) : 9
  const taper = (distance: number, half: number) => stroke(distance, half, grain)
  return Math.max(taper(cheek, 0.03), taper(other, 0.022), taper(lower, 0.014), taper(chin, 0.015), taper(brow, 0.022))
}

const inkOf: Readonly<Partial<Record<MarkId, (marks: Marks) => readonly Ink[]>>> = {
  tattoos: (marks) => [sleeve(marks), neck(marks), chest(marks), hands(marks), legs(marks), back(marks)],
  'tattoo-sleeve': (marks) => [leftOnly(sleeve(marks))],
  'tattoo-sleeves': (marks) => [sleeve(marks)],
  'tattoo-hands': (marks) => [hands(marks)],
  'tattoo-neck': (marks) => [neck(marks)],
  'tattoo-ear': (marks) => [behindEar(marks)],
  'tattoo-face': (marks) => [face(marks)],
  'tattoo-chest': (marks) => [chest(marks)],
  'tattoo-shoulder': (marks) => [shoulder(marks)],
  'tattoo-back': (marks) => [back(marks)],
  'tattoo-legs': (marks) => [legs(marks)],
}

function sleeve({ motif }: Marks): Ink {
  const draw = motifs[motif]
  const isBand = motif === 'barcode'
  return (at, grain) => {
    const share = onArm(at, isBand ? at.joint + 0.3 : 0.15, at.end - 0.12)
    return share > 0 ? share * draw(at.around, at.along, grain) : 0
  }
}

function shoulder({ motif }: Marks): Ink {
  const draw = motifs[motif]
  return (at, grain) => {
    const share = onArm(at, 0.05, 1.15)
    return share > 0 && Math.abs(at.around) < 1.7 ? share * draw(at.around, at.along + 0.4, grain) : 0
  }
}

function hands({ motif }: Marks): Ink {
  const draw = motifs[motif === 'dragon' || motif === 'japanese' ? 'tribal' : motif]
  return (at, grain) => {
    // The back of the hand and the first bones of the fingers; palms keep no ink.
    if (at.part !== 'arm' || at.along < at.end + 0.05 || at.along > at.end + 1.25) return 0
    if (Math.abs(at.around) > 1.75) return 0
    const ring = at.along > at.end + 0.95
    return ring ? stroke(at.along - at.end - 1.06, 0.03, grain) : draw(at.around * 1.3, at.along * 1.4, grain)
  }
}

function neck({ motif }: Marks): Ink {
  const draw = motifs[motif]
  return (at, grain) => {
    const below = at.part === 'neck' || (at.part === 'trunk' && at.y > 5.1 && at.side < 1)
    if (!below) return 0
    const around = at.part === 'neck' ? at.around : Math.sign(at.x) * Math.min(3, at.side * 1.6)
    const high = 6.3 - at.y
    const share = smoothstep(0.02, 0.1, high) * smoothstep(1.02, 0.9, high) * smoothstep(0.35, 0.5, Math.abs(around))
    return share > 0 ? share * draw(around * 1.1, high * 1.05 + 0.2, grain) : 0
  }
}

/** Small, below the person's left ear, where hair leaves it free. */
function behindEar({ motif }: Marks): Ink {
  return (at, grain) => {
    if (at.x < 0.3 || at.y > 6.5 || at.y < 5.75 || at.z > 0.6 || at.side > 0.9) return 0
    const p = at.z - 0.1
    const q = at.y - 6.12
    if (Math.abs(p) > 0.26 || Math.abs(q) > 0.3) return 0
    if (motif === 'barcode') {
      const thick = cellShare(Math.floor((p + 1) / 0.02), 1, 0, 9) > 0.45 ? 1 : 0
      return Math.abs(q) < 0.13 ? thick * smoothstep(0.05, 0.015, grain) + 0.5 * smoothstep(0.015, 0.05, grain) : 0
    }
    return motif === 'runes' ? rune(p * 4, q * 4, 0.3, grain * 4) : motifs[motif](p * 7.5, q * 1.8 + 0.45, grain * 2)
  }
}

function face({ motif }: Marks): Ink {
  if (motif === 'floral' || motif === 'script' || motif === 'runes' || motif === 'barcode' || motif === 'snake') {
    const draw = motifs[motif]
    return (at, grain) => {
      if (at.part !== 'head' || !at.left || at.z < 0.35 || at.side < 0.42) return 0
      const share =
        smoothstep(0.44, 0.52, at.side + (at.y - 7.1) * 0.12) * smoothstep(6.5, 6.6, at.y) * smoothstep(8, 7.85, at.y)
      return share > 0 ? share * draw((at.z - 0.9) * 4.2, (8 - at.y) * 1.7, grain * 1.7) : 0
    }
  }
  return faceLines
}

function chest({ motif }: Marks): Ink {
  const draw = motifs[motif]
  return (at, grain) => {
    if (at.part !== 'trunk' || at.z < 0.1 || at.y > 5.35 || at.y < 3.2) return 0
    const share = smoothstep(5.35, 5.22, at.y) * smoothstep(1.9, 1.6, at.side)
    return share > 0 ? share * draw(at.side * 1.6, 5.4 - at.y, grain) : 0
  }
}

function back({ motif }: Marks): Ink {
  const draw = motifs[motif]
  return (at, grain) => {
    if (at.part !== 'trunk' || at.z > 0 || at.y > 5.4 || at.y < 1) return 0
    return smoothstep(5.4, 5.25, at.y) * smoothstep(1.7, 1.4, at.side) * draw(at.x * 1.25, (5.4 - at.y) * 0.8, grain)
  }
}

function legs({ motif }: Marks): Ink {
  const draw = motifs[motif]
  return (at, grain) => {
    if (at.part !== 'leg' || at.along < 0.6 || at.along > at.end - 0.3) return 0
    return draw(at.around, at.along * 0.8, grain * 0.8)
  }
}

/** Fine brown ornament on the backs of the hands, the fingers and the wrists. */
const henna: Painter = (spot, at) => {
  if (at.part !== 'arm' || at.along < at.end - 0.75) return
  const fingers = at.along > at.end + 1
  const share = fingers
    ? Math.max(stroke(((at.along * 5) % 1) - 0.5, 0.16, spot.grain * 5), at.along > at.end + 1.75 ? 1 : 0)
    : motifs.floral(at.around * 1.2, at.along * 1.5, spot.grain * 1.5)
  stain(spot, [0.42, 0.2, 0.12], share * 0.85)
}

/** The tattoos of somebody, and what glows on them, in the order of their marks. */
export function tattooPainters({
  marks,
  skin,
}: Pick<BodyParams, 'marks' | 'skin'>): Readonly<Partial<Record<MarkId, Painter>>> {
  const pale = smoothstep(0.03, 0.25, brightness(linear(skin.colour)))
  const isTattooed = marks.ids.some((id) => inkOf[id] !== undefined)
  const of = (id: MarkId): readonly [MarkId, Painter] => {
    const inks = inkOf[id]?.(marks) ?? []
    const painters = inks.map((ink) => inked(ink, marks, pale))
    return [id, (spot, at) => painters.forEach((paint) => paint(spot, at))]
  }
  const lines = { ...marks, motif: 'tribal' as const }
  const bare = [sleeve(lines), neck(lines), faceLines].map((ink) => inked(ink, marks, pale))
  return {
    ...Object.fromEntries((Object.keys(inkOf) as MarkId[]).filter((id) => marks.ids.includes(id)).map(of)),
    henna,
    'glowing-tattoos': (spot, at) => {
      if (!isTattooed) bare.forEach((paint) => paint(spot, at))
    },
    'glowing-runes': shining(runeInk, glowOf(marks.paint, '#5ad0ff')),
    'glowing-veins': shining(veinInk, glowOf(marks.paint, '#38d8e8'), 2.2),
    'circuit-lines': shining(circuitInk, glowOf(marks.paint, '#40e0f8')),
    'dark-veins': (spot, at) => stain(spot, [0.22, 0.2, 0.3], veinInk(at, spot.grain) * 0.8),
  }
}
