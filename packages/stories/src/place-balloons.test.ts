import { type Balloon, balloonKinds, type Panel, StoryPage } from '@eidolon/contract/stories.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Box, type Head, layBalloon, newBalloon, newPage, pictureBox, placeBalloons, tailTo } from './index.ts'

let names = 0
const newId = () => `n${names++}`
const frame: Box = { x: 34, y: 34, width: 457, height: 480 }
const size = { width: 960, height: 1024 }
const page = newPage(newId, { cuts: [] })

function panelOf(
  cast: readonly string[],
  ...said: readonly (readonly [kind: Balloon['kind'], text: string, speaker?: string])[]
) {
  const balloons: Balloon[] = []
  for (const [kind, text, speaker] of said) {
    balloons.push({ ...newBalloon(newId, kind, text, balloons), ...(speaker !== undefined && { speaker }) })
  }
  const people = cast.map((characterId) => ({ characterId, outfit: null, expression: null }))
  return { ...(page.panels[0] as Panel), cast: people, balloons }
}

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Heads of a panel on its page. */
function facesIn(panel: Panel, heads: readonly Head[]): readonly Box[] {
  const shown = pictureBox(frame, size, panel)
  return heads.map(({ x, y, radius }) => {
    const far = radius * shown.height
    return { x: shown.x + x * shown.width - far, y: shown.y + y * shown.height - far, width: far * 2, height: far * 2 }
  })
}

it('[STORY-83] words lie off faces and off each other, in order, and tails lead to who speaks', () => {
  const heads = [
    { x: 0.3, y: 0.4, radius: 0.09, characterId: 'mira' },
    { x: 0.7, y: 0.38, radius: 0.09, characterId: 'kofi' },
  ]
  const said = panelOf(
    ['mira', 'kofi'],
    ['caption', 'Porto, a little before seven.'],
    ['speech', 'Then how do we get across?', 'mira'],
    ['whisper', 'I know somebody with a boat.', 'kofi'],
  )
  const balloons = placeBalloons(said, frame, size, heads, 'ltr')
  const boxes = balloons.map((balloon) => layBalloon(balloon, frame).box)
  const faces = facesIn(said, heads)
  expect(boxes.flatMap((box) => faces.filter((face) => overlaps(box, face)))).toEqual([])
  expect(boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => overlaps(box, other)))).toEqual([])
  const [mira, kofi] = faces.map(({ x, width }) => (x + width / 2 - frame.x) / frame.width)
  const [caption, first, second] = balloons
  expect(caption?.tail).toBeNull()
  expect(Math.abs((first?.tail?.x ?? 9) - (mira ?? 0))).toBeLessThan(0.2)
  expect(Math.abs((second?.tail?.x ?? 9) - (kofi ?? 0))).toBeLessThan(0.2)
  expect([balloons.map(({ text }) => text), (boxes[0]?.y ?? 9) <= (boxes[2]?.y ?? 0)]).toEqual([
    said.balloons.map(({ text }) => text),
    true,
  ])
})

it('[STORY-83] whatever is placed can be kept and stays inside of its panel where it fits', () => {
  const head = fc.record({
    x: fc.double({ min: -0.2, max: 1.2, noNaN: true }),
    y: fc.double({ min: -0.2, max: 1.2, noNaN: true }),
    radius: fc.double({ min: 0, max: 0.6, noNaN: true }),
    characterId: fc.constantFrom('mira', 'kofi', ''),
  })
  const line = fc.tuple(fc.constantFrom(...balloonKinds), fc.string({ maxLength: 60 }), fc.constantFrom('mira', 'kofi'))
  fc.assert(
    fc.property(fc.array(head, { maxLength: 4 }), fc.array(line, { maxLength: 5 }), (heads, lines) => {
      const panel = panelOf(['mira', 'kofi'], ...lines)
      const balloons = placeBalloons(panel, frame, size, heads, 'rtl')
      expect(StoryPage.safeParse({ ...page, panels: [{ ...panel, balloons }] }).success).toBe(true)
      const boxes = balloons.map((balloon) => layBalloon(balloon, frame).box)
      const outside = boxes.filter(
        ({ x, y, width, height }) =>
          (width < frame.width - 20 && x < frame.x) || (height < frame.height - 20 && y < frame.y),
      )
      expect(outside).toEqual([])
    }),
    { numRuns: 40 },
  )
})

it('[STORY-86] a tail is led to whoever is chosen to say the words, and nowhere where that is not known', () => {
  const heads = [
    { x: 0.3, y: 0.4, radius: 0.09, characterId: 'mira' },
    { x: 0.7, y: 0.38, radius: 0.09, characterId: 'kofi' },
  ]
  const said = panelOf(['mira', 'kofi'], ['speech', 'I walked.'])
  const [balloon] = said.balloons as [Balloon]
  const to = (speaker?: string) => tailTo({ ...balloon, ...(speaker && { speaker }) }, said, frame, size, heads)
  expect(to('kofi')?.x).toBeGreaterThan(0.5)
  expect(to('mira')?.x).toBeLessThan(0.5)
  expect([to(), to('somebody')]).toEqual([undefined, undefined])
  const alone = panelOf(['kofi'], ['speech', 'I walked.'])
  expect(tailTo(balloon, alone, frame, size, heads)?.x).toBeGreaterThan(0.5)
})

it('[STORY-87] no words lie over the tail of others where there is room beside it', () => {
  const heads = [
    { x: 0.31, y: 0.47, radius: 0.06, characterId: 'mira' },
    { x: 0.7, y: 0.26, radius: 0.07, characterId: 'kofi' },
  ]
  const [tall, high] = [
    { ...frame, height: 730 },
    { width: 640, height: 960 },
  ]
  const said = panelOf(
    ['mira', 'kofi'],
    ['shout', 'EIGHT?!', 'mira'],
    ['thought', 'She is going to push me in.', 'kofi'],
  )
  const [first, second] = placeBalloons(said, tall, high, heads, 'ltr') as [Balloon, Balloon]
  const [one, other] = [layBalloon(first, tall), layBalloon(second, tall)]
  const from = { x: one.box.x + one.box.width / 2, y: one.box.y + one.box.height / 2 }
  const end = one.tail ?? from
  const points = Array.from({ length: 20 }, (_, at) => ({
    x: from.x + ((end.x - from.x) * at) / 19,
    y: from.y + ((end.y - from.y) * at) / 19,
  }))
  expect(points.filter((point) => overlaps({ ...point, width: 1, height: 1 }, other.box))).toEqual([])
})
