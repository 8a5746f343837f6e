import type { Balloon, Panel, ReadingDirection } from '@eidolon/contract/stories.ts'
import { hasTail, layBalloon } from './balloons.ts'
import { type Box, pictureBox, type Point, rounded, type Size } from './frames.ts'

/** A head in a picture: its middle as parts of the width and height, its radius as a part of the height, and whose. */
export type Head = { readonly x: number; readonly y: number; readonly radius: number; readonly characterId?: string }

type Circle = Point & { readonly radius: number; readonly characterId?: string | undefined }

/** Columns and rows that are tried, and how wide lines may be. */
const columns = 13
const rows = 15
const widths = [0.52, 0.38, 0.72, 0.28] as const
const margin = 8

/**
 * The balloons of a panel where they cover neither faces nor each other, in the order in which they are read, with tails
 * that end before the faces of those who speak. Pictures of which no heads are known have them at the top.
 */
export function placeBalloons(
  panel: Panel,
  frame: Box,
  picture: Size,
  heads: readonly Head[],
  direction: ReadingDirection,
): Balloon[] {
  const circles = circlesIn(panel, frame, picture, heads)
  const placed: Balloon[] = []
  const taken: Box[] = []
  const tails: Way[] = []
  for (const balloon of panel.balloons) {
    const speaker = hasTail(balloon.kind) ? speakerOf(balloon, panel, circles) : undefined
    const best = bestOf(balloon, { frame, circles, taken, tails, speaker, direction })
    const put = { ...best, tail: tailOf(balloon, best, frame, speaker) }
    placed.push(put)
    const laid = layBalloon(put, frame)
    taken.push(laid.box)
    if (laid.tail) tails.push([middleOf(laid.box), laid.tail])
  }
  return placed
}

/** Where a tail leads to who says the words, from where they are; undefined where that is not known. */
export function tailTo(
  balloon: Balloon,
  panel: Panel,
  frame: Box,
  picture: Size,
  heads: readonly Head[],
): Balloon['tail'] | undefined {
  const speaker = speakerOf(balloon, panel, circlesIn(panel, frame, picture, heads))
  return speaker && tailOf(balloon, balloon, frame, speaker)
}

/** The heads of a picture where they are on the page. */
function circlesIn(panel: Panel, frame: Box, picture: Size, heads: readonly Head[]): readonly Circle[] {
  const shown = pictureBox(frame, picture, panel)
  return heads.map(({ x, y, radius, characterId }) => ({
    x: shown.x + x * shown.width,
    y: shown.y + y * shown.height,
    radius: radius * shown.height,
    characterId,
  }))
}

/** Whose words they are: as the script says, or of the only one there is. */
function speakerOf({ speaker }: Balloon, { cast }: Panel, circles: readonly Circle[]): Circle | undefined {
  const id = speaker ?? (cast.length === 1 ? cast[0]?.characterId : undefined)
  return circles.find(({ characterId }) => characterId !== undefined && characterId === id)
}

type Way = readonly [from: Point, to: Point]

type Room = {
  readonly frame: Box
  readonly circles: readonly Circle[]
  readonly taken: readonly Box[]
  /** The ways of the tails that are there already. */
  readonly tails: readonly Way[]
  readonly speaker: Circle | undefined
  readonly direction: ReadingDirection
}

function bestOf(balloon: Balloon, room: Room): Balloon {
  let best = { ...balloon }
  let least = Number.POSITIVE_INFINITY
  // Sounds are as wide as they are drawn.
  for (const [rank, width] of (balloon.kind === 'sound' ? [balloon.width] : widths).entries()) {
    const { box } = layBalloon({ ...balloon, width }, room.frame)
    const [wide, high] = [box.width / room.frame.width, box.height / room.frame.height]
    const [edgeX, edgeY] = [margin / room.frame.width, margin / room.frame.height]
    const span = { x: 1 - wide - 2 * edgeX, y: 1 - high - 2 * edgeY }
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        const x = span.x > 0 ? edgeX + wide / 2 + (span.x * column) / (columns - 1) : 0.5
        const y = span.y > 0 ? edgeY + high / 2 + (span.y * row) / (rows - 1) : 0.5
        const at = {
          ...box,
          x: room.frame.x + (x - wide / 2) * room.frame.width,
          y: room.frame.y + (y - high / 2) * room.frame.height,
        }
        // What reaches out of its panel is worse the farther it does.
        const out = Math.max(0, wide - 1) + Math.max(0, high - 1)
        const cost = costOf(balloon, at, room) + rank * 0.02 + out * 4
        if (cost >= least) continue
        least = cost
        best = { ...balloon, x: rounded(x), y: rounded(y), width }
      }
    }
  }
  return best
}

/** How bad a place is: over a face most of all, over other words, out of order, far from who speaks, low. */
function costOf({ kind }: Balloon, box: Box, room: Room): number {
  const { frame, circles, taken, tails, speaker, direction } = room
  const middle = middleOf(box)
  const area = box.width * box.height
  const faces = circles.reduce((sum, circle) => sum + common(box, around(circle, 1.15)), 0) / area
  const words = taken.reduce((sum, other) => sum + common(grown(box, 6), other), 0) / area
  const before = taken.at(-1)
  const away = speaker ? Math.hypot(middle.x - speaker.x, middle.y - speaker.y) / frame.height : 0
  const low = (middle.y - frame.y) / frame.height
  // Read from the top, and in a row to the side that one reads to.
  const isSound = kind === 'sound'
  const [tail, side] = [before ? middleOf(before) : undefined, direction === 'ltr' ? 1 : -1]
  const isAbove = tail !== undefined && box.y + box.height < tail.y
  const isBeside = tail !== undefined && Math.abs(middle.y - tail.y) < box.height && (middle.x - tail.x) * side < 0
  const order = isSound ? 0 : (isAbove ? 2 : 0) + (isBeside ? 1 : 0)
  const corner =
    kind === 'caption' ? Math.abs(middle.x - (direction === 'ltr' ? frame.x : frame.x + frame.width)) / frame.width : 0
  // A tail that goes through another face says that its owner speaks.
  const crossing = speaker
    ? circles.filter((circle) => circle !== speaker && crosses(middle, speaker, circle)).length
    : 0
  // Nor is it to be followed under other words, or they under its own.
  const covered =
    tails.filter((way) => passes(way, grown(box, 4))).length +
    (speaker ? taken.filter((other) => passes([middle, speaker], grown(other, 4))).length : 0)
  // One that ends inside of its balloon is not seen.
  const end = speaker && endFor(middle, speaker)
  const hidden = end && common(grown(box, 10), { ...end, width: 1, height: 1 }) > 0 ? 1 : 0
  return (
    hidden * 0.7 +
    faces * 8 +
    words * 8 +
    order * 1.5 +
    crossing * 1.2 +
    covered * 0.9 +
    away * 0.6 +
    (isSound ? 0 : low * 0.8) +
    corner * 0.5
  )
}

/** Ends before the face, on the way to its mouth; without a face it is as far from the balloon as it was. */
function tailOf(before: Balloon, { x, y, kind }: Balloon, frame: Box, speaker: Circle | undefined): Balloon['tail'] {
  if (!hasTail(kind)) return null
  if (!speaker) {
    const { tail } = before
    return tail && { x: kept(x + tail.x - before.x), y: kept(y + tail.y - before.y) }
  }
  const end = endFor({ x: frame.x + x * frame.width, y: frame.y + y * frame.height }, speaker)
  return { x: kept((end.x - frame.x) / frame.width), y: kept((end.y - frame.y) / frame.height) }
}

/** On the way from the middle of a balloon to a mouth, at the edge of the face. */
function endFor(from: Point, { x, y, radius }: Circle): Point {
  const mouth = { x, y: y + radius * 0.4 }
  const length = Math.hypot(mouth.x - from.x, mouth.y - from.y)
  const share = Math.max(0.35, 1 - (radius * 1.2) / Math.max(1, length))
  return { x: from.x + (mouth.x - from.x) * share, y: from.y + (mouth.y - from.y) * share }
}

/** Tails may end outside of their panel, but not anywhere. */
const kept = (value: number): number => rounded(Math.min(2, Math.max(-1, value)))

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
const around = ({ x, y, radius }: Circle, times: number): Box => ({
  x: x - radius * times,
  y: y - radius * times,
  width: radius * times * 2,
  height: radius * times * 2,
})

/** Whether a way leads through a box; looked at in steps that are smaller than any balloon. */
function passes([from, to]: Way, { x, y, width, height }: Box): boolean {
  for (let step = 1; step < 12; step += 1) {
    const [px, py] = [from.x + ((to.x - from.x) * step) / 12, from.y + ((to.y - from.y) * step) / 12]
    if (px > x && px < x + width && py > y && py < y + height) return true
  }
  return false
}

/** The area that two boxes have in common. */
function common(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Whether the way from one point to the other goes through the circle. */
function crosses(from: Point, to: Point, { x, y, radius }: Circle): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / Math.max(1, dx * dx + dy * dy)))
  return Math.hypot(from.x + dx * along - x, from.y + dy * along - y) < radius
}
