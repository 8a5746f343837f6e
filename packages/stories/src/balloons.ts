import type { Balloon } from '@eidolon/contract/stories.ts'
import type { Box, Point } from './frames.ts'
import type { InkText, Shape, Ink } from './ink.ts'
import { textWidth, wrapText } from './lettering.ts'
import { burst, cloud, horn, oval, type Path, rectangle } from './paths.ts'

/** The usual size of letters, and how far lines are apart. */
const lettering = { balloon: 25, sound: 78, line: 1.16 } as const
const outline = 3.2

export const storyColors = {
  paper: '#ffffff',
  ink: '#14161c',
  caption: '#fdf3cf',
  sound: '#ffd23c',
  empty: '#e7e4dc',
} as const

/** A balloon as it is drawn, and the box that it fills, for whoever takes hold of it. */
export type LaidBalloon = { readonly box: Box; readonly inks: readonly Ink[]; readonly tail: Point | null }

/** A balloon in its frame: its lines, its body around them, its tail. Worked out once for as long as both stay. */
export function layBalloon(balloon: Balloon, frame: Box): LaidBalloon {
  const before = laidOut.get(balloon)
  if (before && sameBox(before.frame, frame)) return before.laid
  const laid = laidAnew(balloon, frame)
  laidOut.set(balloon, { frame, laid })
  return laid
}

const laidOut = new WeakMap<Balloon, { readonly frame: Box; readonly laid: LaidBalloon }>()

const sameBox = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

function laidAnew(balloon: Balloon, frame: Box): LaidBalloon {
  const { kind, text } = balloon
  const face = kind === 'sound' ? 'sound' : 'balloon'
  const size = lettering[face] * balloon.size
  const middle = { x: frame.x + balloon.x * frame.width, y: frame.y + balloon.y * frame.height }
  const lines = wrapText(
    text.trim() === '' ? '…' : text.trim(),
    face,
    Math.max(1, (balloon.width * frame.width) / size),
  )
  const leading = size * lettering.line
  const half = {
    x: (Math.max(...lines.map((line) => textWidth(line, face))) * size) / 2,
    y: (lines.length * leading) / 2,
  }
  const turn = kind === 'sound' ? balloon.turn : 0
  const words = lines.map((line, index): InkText => ({
    kind: 'words',
    text: line,
    x: middle.x,
    // Letters stand on their line: about a third of their size is below its middle.
    y: middle.y - half.y + leading * (index + 0.5) + size * 0.31,
    size,
    face,
    colour: kind === 'sound' ? storyColors.sound : storyColors.ink,
    ...(kind === 'sound' && { outline: { colour: storyColors.ink, width: size * 0.14 } }),
    ...(turn !== 0 && { turn: { degrees: turn, ...middle } }),
  }))
  const pad = padding(kind, half, size)
  const [rx, ry] = [half.x + pad.x, half.y + pad.y]
  const box = { x: middle.x - rx, y: middle.y - ry, width: rx * 2, height: ry * 2 }
  const tail =
    hasTail(kind) && balloon.tail
      ? { x: frame.x + balloon.tail.x * frame.width, y: frame.y + balloon.tail.y * frame.height }
      : null
  const body = bodyOf(kind, middle, rx, ry, box)
  const drawn = body ? drawnTogether([body, ...tailPaths(kind, middle, tail, Math.min(rx, ry))], kind) : []
  return { box, inks: [...drawn, ...words], tail }
}

export const hasTail = (kind: Balloon['kind']): boolean => kind !== 'caption' && kind !== 'sound'

/** Round bodies need more room beside the corners of a block of text. */
function padding(kind: Balloon['kind'], half: Point, size: number): Point {
  switch (kind) {
    case 'caption':
      return { x: size * 0.5, y: size * 0.32 }
    case 'sound':
      return { x: size * 0.1, y: 0 }
    case 'thought':
    case 'shout':
      return { x: half.x * 0.26 + size * 0.75, y: half.y * 0.3 + size * 0.65 }
    case 'speech':
    case 'whisper':
      return { x: half.x * 0.1 + size * 0.75, y: half.y * 0.16 + size * 0.55 }
  }
}

function bodyOf(kind: Balloon['kind'], middle: Point, rx: number, ry: number, box: Box): Path | undefined {
  switch (kind) {
    case 'caption':
      return rectangle(box)
    case 'sound':
      return undefined
    case 'thought':
      return cloud(middle, rx, ry)
    case 'shout':
      return burst(middle, rx, ry)
    case 'speech':
    case 'whisper':
      return oval(middle, rx, ry, 0.68)
  }
}

function tailPaths(kind: Balloon['kind'], middle: Point, tail: Point | null, reach: number): readonly Path[] {
  if (!tail) return []
  if (kind !== 'thought') return [horn(middle, tail, Math.min(46, reach * (kind === 'whisper' ? 0.5 : 0.7)))]
  return [0.62, 0.8, 1].map((way, index) => {
    const at = { x: middle.x + (tail.x - middle.x) * way, y: middle.y + (tail.y - middle.y) * way }
    return oval(at, 13 - index * 4, 11 - index * 3)
  })
}

/** One outline around several shapes: all lines first, then everything inside of them. */
function drawnTogether(paths: readonly Path[], kind: Balloon['kind']): readonly Shape[] {
  const fill = kind === 'caption' ? storyColors.caption : storyColors.paper
  const dash = kind === 'whisper' ? { dash: [9, 7] as const } : {}
  const stroke = { colour: storyColors.ink, width: outline * (kind === 'shout' ? 2.6 : 2), ...dash }
  // A dashed line needs its ground before it, where others are covered up to their middle.
  if (kind === 'whisper') {
    const ground = paths.map((path): Shape => ({ kind: 'shape', path, fill }))
    return [...ground, ...paths.map((path): Shape => ({ kind: 'shape', path, stroke })), ...ground]
  }
  return [
    ...paths.map((path): Shape => ({ kind: 'shape', path, stroke })),
    ...paths.map((path): Shape => ({ kind: 'shape', path, fill })),
  ]
}
