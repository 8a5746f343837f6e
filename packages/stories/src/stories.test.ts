import { pageFormats, StoryPage, type Balloon, balloonKinds } from '@eidolon/contract/stories.ts'
import { plainText } from '@eidolon/contract/plain-text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, cutAt, framesOf, layBalloon, layouts, moved, moveGutter, newBalloon, newPage } from './index.ts'
import { pageSizes, pictureBox, removePanel, splitPanel, svgOf, svgPath, withLayout } from './index.ts'

const ids = () => {
  let count = 0
  return () => `n${count++}`
}
const comic = { format: 'comic', direction: 'ltr' } as const
const overlap = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x + 0.01 &&
  other.x + other.width > one.x + 0.01 &&
  one.y + one.height > other.y + 0.01 &&
  other.y + other.height > one.y + 0.01
const overlaps = (boxes: readonly Box[]) =>
  boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other)))

describe('pages', () => {
  it('[STORY-10] there are many layouts, none of which overlaps itself or leaves its page', () => {
    expect(layouts.length).toBeGreaterThanOrEqual(12)
    expect(new Set(layouts.map(({ id }) => id)).size).toBe(layouts.length)
    for (const { cuts } of layouts) {
      for (const format of pageFormats) {
        const { frames } = framesOf(cuts, { format, direction: 'ltr' })
        const { width, height } = pageSizes[format]
        expect(frames).toHaveLength(cuts.length + 1)
        expect(overlaps(frames)).toEqual([])
        expect(
          frames.every(({ x, y, ...box }) => x > 0 && y > 0 && x + box.width < width && y + box.height < height),
        ).toBe(true)
      }
    }
  })

  const split = fc.record({
    of: fc.nat(12),
    way: fc.constantFrom('rows' as const, 'columns' as const),
    at: fc.double({ min: -1, max: 2, noNaN: true }),
  })

  it('[STORY-10] whatever is divided, moved and taken out can be kept, and a division is undone by taking it out', () => {
    fc.assert(
      fc.property(fc.array(split, { maxLength: 14 }), fc.nat(12), split, (splits, gone, last) => {
        const newId = ids()
        let page = newPage(newId, { cuts: [] })
        for (const { of, way, at } of splits) page = splitPanel(page, of % page.panels.length, way, at, newId)
        page = moveGutter(page, gone, last.at)
        const at = last.of % page.panels.length
        const more = splitPanel(page, at, last.way, last.at, newId)
        const back = removePanel(more, at + 1)
        const fewer = removePanel(page, gone % page.panels.length)
        expect([page, more, back, fewer].every((each) => StoryPage.safeParse(each).success)).toBe(true)
        const same = more === page ? page : back
        expect(framesOf(same.cuts, comic).frames).toEqual(framesOf(page.cuts, comic).frames)
        expect(overlaps(framesOf(more.cuts, comic).frames)).toEqual([])
      }),
    )
  })

  it('[STORY-81] a panel that is divided from its edge keeps what is in it at the other side', () => {
    const page = newPage(ids(), { cuts: [{ of: 0, way: 'rows', at: 0.5 }] })
    const [first, second] = page.panels.map(({ id }) => id)
    const panels = (isNewFirst: boolean) =>
      splitPanel(page, 1, 'columns', 0.3, () => 'fresh', isNewFirst).panels.map(({ id }) => id)
    expect([panels(true), panels(false)]).toEqual([
      [first, 'fresh', second],
      [first, second, 'fresh'],
    ])
  })

  it('[STORY-10] another layout keeps what is in panels as far as there is room, and tells what is lost', () => {
    const newId = ids()
    const page = newPage(newId, { cuts: layouts.find(({ id }) => id === 'six')?.cuts ?? [] })
    const drawn = { ...page, panels: page.panels.map((panel, at) => (at > 2 ? { ...panel, prompt: `p${at}` } : panel)) }
    const three = withLayout(drawn, { cuts: layouts.find(({ id }) => id === 'three-rows')?.cuts ?? [] }, newId)
    expect([three.page.panels.map(({ prompt }) => prompt), three.lost]).toEqual([['p3', 'p4', 'p5'], 0])
    expect(withLayout(drawn, { cuts: [] }, newId).lost).toBe(2)
    expect(withLayout(three.page, { cuts: page.cuts }, newId).page.panels).toHaveLength(6)
  })

  it('[STORY-11] from right to left is the mirror image', () => {
    for (const { cuts } of layouts) {
      const mirrored = framesOf(cuts, { format: 'a4', direction: 'rtl' }).frames
      const plain = framesOf(cuts, { format: 'a4', direction: 'ltr' }).frames
      for (const [at, { x, y, width, height }] of plain.entries()) {
        expect(mirrored[at]?.x).toBeCloseTo(1000 - x - width)
        expect(mirrored[at]).toMatchObject({ y, height })
        expect(mirrored[at]?.width).toBeCloseTo(width)
      }
    }
  })

  it('a gutter is where it is dragged to, in both directions', () => {
    const cut = { of: 0, way: 'columns', at: 0.5 } as const
    for (const direction of ['ltr', 'rtl'] as const) {
      const [gutter] = framesOf([cut], { format: 'square', direction }).gutters
      const at = gutter ? cutAt(gutter, { x: 250, y: 0 }, direction) : 0
      const [moving] = framesOf([{ ...cut, at }], { format: 'square', direction }).gutters
      expect(moving?.box.x).toBeGreaterThan(235)
      expect(moving?.box.x).toBeLessThan(252)
    }
  })

  it('something in a list goes to where it was put, and nowhere else', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b'])
  })
})

it('[STORY-12] a picture covers its frame', () => {
  const length = fc.double({ min: 1, max: 4000, noNaN: true })
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(length, length, length, length, part, part, part, (w, h, width, height, x, y, zoom) => {
      const frame = { x: 10, y: 20, width: w, height: h }
      const box = pictureBox(frame, { width, height }, { x, y, zoom: 1 + zoom * 7 })
      expect(box.x).toBeLessThanOrEqual(frame.x + 0.01)
      expect(box.y).toBeLessThanOrEqual(frame.y + 0.01)
      expect(box.x + box.width).toBeGreaterThanOrEqual(frame.x + frame.width - 0.01)
      expect(box.y + box.height).toBeGreaterThanOrEqual(frame.y + frame.height - 0.01)
    }),
  )
})

describe('balloons', () => {
  const frame = { x: 40, y: 40, width: 400, height: 300 }
  const balloon = fc.record({
    kind: fc.constantFrom(...balloonKinds),
    text: fc.string({ unit: 'grapheme', maxLength: 80 }).map(plainText),
    width: fc.double({ min: 0.08, max: 1, noNaN: true }),
    size: fc.double({ min: 0.5, max: 3, noNaN: true }),
  })

  it('[STORY-13] lose no letter, and hold all of their lines', () => {
    fc.assert(
      fc.property(balloon, (change) => {
        const { box, inks } = layBalloon({ ...newBalloon(ids(), change.kind, '', []), ...change }, frame)
        const words = inks.flatMap((ink) => (ink.kind === 'words' ? [ink] : []))
        const letters = (text: string) => text.replaceAll(/\s/g, '')
        expect(letters(words.map(({ text }) => text).join(''))).toBe(letters(change.text) || '…')
        expect(
          words.every(({ y, size }) => y <= box.y + box.height + size * 0.1 && y - size < box.y + box.height),
        ).toBe(true)
        expect(words.every(({ y, size }) => y - size * 0.7 >= box.y - size * 0.1)).toBe(true)
        expect(inks.every((ink) => ink.kind !== 'shape' || !/NaN|Infinity/.test(svgPath(ink.path)))).toBe(true)
      }),
    )
  })

  it('[STORY-13] point where they are told to', () => {
    const given: Balloon = { ...newBalloon(ids(), 'speech', 'Hello', []), tail: { x: 0.9, y: 1.2 } }
    const laid = layBalloon(given, frame)
    expect(laid.tail).toEqual({ x: 400, y: 400 })
    const ends = laid.inks.flatMap((ink) => (ink.kind === 'shape' ? [svgPath(ink.path)] : []))
    expect(ends.some((path) => path.includes('400 400'))).toBe(true)
    expect(layBalloon({ ...given, kind: 'caption' }, frame).tail).toBeNull()
  })

  it('[STORY-14] are no markup, whatever is written in them', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.constantFrom(...balloonKinds), (text, kind) => {
        const newId = ids()
        const page = newPage(newId, { cuts: [] })
        const said = newBalloon(newId, kind, `<script>${text}</script>"'&`, [])
        const panels = page.panels.map((panel) => ({ ...panel, mediaId: 'm1', balloons: [said] }))
        const svg = svgOf({ ...page, panels }, comic, {
          pictures: new Map([['m1', { width: 10, height: 10 }]]),
          hrefOf: () => '"><script>',
          name: 'p',
          label: '"><script>',
        })
        const tags = [...svg.matchAll(/<\/?([a-zA-Z]+)/g)].map(([, name]) => name)
        expect(
          tags.filter((name) => !['svg', 'path', 'g', 'text', 'image', 'clipPath', 'rect'].includes(name ?? '')),
        ).toEqual([])
        expect(svg.match(/="[^"<>]*"/g)?.length).toBe(svg.match(/="/g)?.length)
      }),
    )
  })
})
