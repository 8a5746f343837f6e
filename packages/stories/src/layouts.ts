import type { Cut } from '@eidolon/contract/stories.ts'

type LayoutFrame = 'panel' | Division
type Division = {
  readonly way: Cut['way']
  readonly at: number
  readonly first: LayoutFrame
  readonly second: LayoutFrame
}

/** Frames of equal size beside or below each other. */
function even(way: Cut['way'], ...frames: readonly LayoutFrame[]): LayoutFrame {
  const [first = 'panel', ...rest] = frames
  return rest.length === 0 ? first : { way, at: 1 / frames.length, first, second: even(way, ...rest) }
}
const rows = (...frames: readonly LayoutFrame[]): LayoutFrame => even('rows', ...frames)
const columns = (...frames: readonly LayoutFrame[]): LayoutFrame => even('columns', ...frames)
const one: LayoutFrame = 'panel'
const [two, three] = [columns(one, one), columns(one, one, one)]
const split = (way: Cut['way'], at: number, first: LayoutFrame, second: LayoutFrame): LayoutFrame => ({
  way,
  at,
  first,
  second,
})

const given: readonly (readonly [id: string, label: string, frame: LayoutFrame])[] = [
  ['splash', 'Whole page', one],
  ['two-rows', 'Two, one above the other', rows(one, one)],
  ['two-columns', 'Two side by side', two],
  ['three-rows', 'Three strips', rows(one, one, one)],
  ['wide-two', 'A wide one, two below', split('rows', 0.5, one, two)],
  ['two-wide', 'Two, a wide one below', split('rows', 0.5, two, one)],
  ['four', 'Four', rows(two, two)],
  ['four-strips', 'Four strips', rows(one, one, one, one)],
  ['two-one-two', 'Two, a wide one, two', rows(two, one, two)],
  ['one-two-one', 'A wide one, two, a wide one', rows(one, two, one)],
  ['six', 'Six', rows(two, two, two)],
  ['wide-three', 'A large one, three below', split('rows', 0.62, one, three)],
  ['tall-two', 'A tall one, two beside it', split('columns', 0.55, one, rows(one, one))],
  ['tall-three', 'A tall one, three beside it', split('columns', 0.55, one, rows(one, one, one))],
  ['uneven', 'Large and small by turns', rows(split('columns', 0.64, one, one), split('columns', 0.36, one, one), one)],
  ['seven', 'Two, three, two', rows(two, three, two)],
  ['nine', 'Nine', rows(three, three, three)],
]

/** Ready-made divisions of a page; every one can be changed by its gutters afterwards. */
export const layouts: readonly Layout[] = given.map(([id, label, frame]) => ({ id, label, cuts: cutsOf(frame) }))
export type Layout = { readonly id: string; readonly label: string; readonly cuts: readonly Cut[] }

function cutsOf(frame: LayoutFrame, of = 0): Cut[] {
  if (frame === 'panel') return []
  const { way, at, first, second } = frame
  return [{ of, way, at }, ...cutsOf(first, of), ...cutsOf(second, of + panelsIn(first))]
}

function panelsIn(frame: LayoutFrame): number {
  return frame === 'panel' ? 1 : panelsIn(frame.first) + panelsIn(frame.second)
}

/** The cuts without the frame with this number: what was beside it takes its room. */
export function withoutFrame(cuts: readonly Cut[], frame: number): readonly Cut[] {
  const top: Branch = { way: 'rows', at: 0, sides: [{ way: undefined }, { way: undefined }] }
  // Where each frame hangs while cuts divide them further.
  const hung: { readonly under: Branch; readonly side: 0 | 1 }[] = [{ under: top, side: 0 }]
  for (const { of, way, at } of cuts) {
    const place = hung[of]
    if (!place) continue
    const branch: Branch = { way, at, sides: [{ way: undefined }, { way: undefined }] }
    place.under.sides[place.side] = branch
    hung.splice(of, 1, { under: branch, side: 0 }, { under: branch, side: 1 })
  }
  const gone = hung[frame]
  if (!gone || gone.under === top) return cuts
  return cutsOf(withoutBranch(top.sides[0], gone.under, gone.side === 0 ? 1 : 0))
}

type Branch = { readonly way: Cut['way']; readonly at: number; readonly sides: [LayoutNode, LayoutNode] }
type LayoutNode = Branch | { readonly way: undefined }

/** The tree as frames, in which one branch is nothing but one of its sides. */
function withoutBranch(node: LayoutNode, branch: Branch, stays: 0 | 1): LayoutFrame {
  if (node.way === undefined) return 'panel'
  if (node === branch) return withoutBranch(node.sides[stays], branch, stays)
  const [first, second] = node.sides
  return {
    way: node.way,
    at: node.at,
    first: withoutBranch(first, branch, stays),
    second: withoutBranch(second, branch, stays),
  }
}
