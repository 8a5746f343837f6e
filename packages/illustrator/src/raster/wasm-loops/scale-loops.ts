import {
  add,
  advance,
  asColor,
  type Code,
  colorAt,
  during,
  firstTwo,
  isLess,
  lastTwo,
  type Loop,
  multiply,
  pairAt,
  plus,
  set,
  storeColor,
  storePair,
  subtract,
  twice,
  twiceAt,
  type Value,
  whole,
  wholeAt,
} from './instructions.ts'

/** What lies between two values. */
const between = (one: Code, other: Code, share: Value): Code => add(one, multiply(subtract(other, one), share))

/** A line between two others, as `betweenLines` of `scale.ts` works it out. */
export function betweenLines(): Loop {
  const [upper, lower, to, line, down] = [0, 1, 2, 3, 4] as const
  const [end, share] = [5, 6] as const
  return {
    name: 'betweenLines',
    takes: ['whole', 'whole', 'whole', 'whole', 'double'],
    locals: ['whole', 'pair'],
    body: [
      set(share, twice(down)),
      set(end, plus(to, line)),
      during(
        isLess(to, end),
        storePair(to, between(pairAt(upper), pairAt(lower), share)),
        advance(upper, whole(8)),
        advance(lower, whole(8)),
        advance(to, whole(8)),
      ),
    ].flat(),
  }
}

/** Pixels of three numbers between those of a line, as `betweenColumns` of `scale.ts` works them out. */
export function betweenPixels(): Loop {
  const [line, to, lefts, shares, count, next] = [0, 1, 2, 3, 4, 5] as const
  const [end, one, other, share] = [6, 7, 8, 9] as const
  return {
    name: 'betweenPixels',
    takes: ['whole', 'whole', 'whole', 'whole', 'whole', 'whole'],
    locals: ['whole', 'whole', 'whole', 'pair'],
    body: [
      set(end, plus(lefts, plus(plus(count, count), plus(count, count)))),
      during(
        isLess(lefts, end),
        set(one, plus(line, wholeAt(lefts))),
        set(other, plus(one, next)),
        set(share, twiceAt(shares)),
        storePair(to, between(pairAt(one), pairAt(other), share)),
        storePair(to, between(pairAt(one, 8), pairAt(other, 8), share), 8),
        advance(to, whole(12)),
        advance(lefts, whole(4)),
        advance(shares, whole(4)),
      ),
    ].flat(),
  }
}

/** A row of a picture drawn out along itself, as `mixRow` of `film/enlarge.ts` works it out; four numbers a pixel. */
export function mixAcross(): Loop {
  const [from, to, columns, shares, end] = [0, 1, 2, 3, 4] as const
  const [share, color, one, two] = [5, 6, 7, 8] as const
  const tap = (nth: number): Code => [
    ...set(share, twiceAt(shares, nth * 4)),
    ...set(color, colorAt(plus(from, wholeAt(columns, nth * 4)))),
    ...set(one, nth === 0 ? multiply(firstTwo(color), share) : add(one, multiply(firstTwo(color), share))),
    ...set(two, nth === 0 ? multiply(lastTwo(color), share) : add(two, multiply(lastTwo(color), share))),
  ]
  return {
    name: 'mixAcross',
    takes: ['whole', 'whole', 'whole', 'whole', 'whole'],
    locals: ['pair', 'pair', 'pair', 'pair'],
    body: during(
      isLess(columns, end),
      ...[0, 1, 2, 3].map(tap),
      storePair(to, one),
      storePair(to, two, 8),
      advance(to, whole(16)),
      advance(columns, whole(16)),
      advance(shares, whole(16)),
    ),
  }
}

/** A row of a picture out of four such lines, as `mixLines` of `film/enlarge.ts` works it out. */
export function mixDown(): Loop {
  const lines = [0, 1, 2, 3] as const
  const [to, end] = [4, 5] as const
  const given = [6, 7, 8, 9] as const
  const shares = [10, 11, 12, 13] as const
  const mixed = (offset: number): Code => {
    const [a, b, c, d] = lines.map((line, nth) => multiply(pairAt(line, offset), shares[nth] ?? 0)) as [
      Code,
      Code,
      Code,
      Code,
    ]
    return add(add(add(a, b), c), d)
  }
  return {
    name: 'mixDown',
    takes: [...Array<'whole'>(6).fill('whole'), ...Array<'double'>(4).fill('double')],
    locals: Array<'pair'>(4).fill('pair'),
    body: [
      ...shares.map((share, nth) => set(share, twice(given[nth] ?? 0))),
      during(
        isLess(to, end),
        storeColor(to, asColor(mixed(0), mixed(8))),
        ...lines.map((line) => advance(line, whole(16))),
        advance(to, whole(4)),
      ),
    ].flat(),
  }
}
