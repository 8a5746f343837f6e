import {
  add,
  advance,
  doublesAt,
  during,
  isLess,
  least,
  type Loop,
  minus,
  max,
  multiply,
  pairAt,
  plus,
  set,
  storeDoubles,
  storePair,
  subtract,
  times,
  twice,
  twiceWhole,
  type Code,
  type Value,
  whole,
} from './instructions.ts'

/** Bytes of a pixel of three numbers. */
const pixel = whole(12)

/** Running means along rows of three numbers a pixel, as `boxColors` of `styles/kit/blur.ts` works them out. */
export function boxRows(): Loop {
  const [from, to, width, height, radius, share] = [0, 1, 2, 3, 4, 5] as const
  const [last, end, rowEnd, enter, leave, enters, leaves] = [6, 7, 8, 9, 10, 11, 12] as const
  // Red and green; blue and whatever comes behind it, which the next pixel writes over.
  const [one, two, shares] = [13, 14, 15] as const
  const repeated = twiceWhole(plus(radius, whole(1)))
  return {
    name: 'boxRows',
    takes: ['whole', 'whole', 'whole', 'whole', 'whole', 'double'],
    locals: ['whole', 'whole', 'whole', 'whole', 'whole', 'whole', 'whole', 'pair', 'pair', 'pair'],
    body: [
      set(shares, twice(share)),
      set(end, plus(from, times(times(width, height), pixel))),
      during(
        isLess(from, end),
        set(last, plus(from, times(minus(width, whole(1)), pixel))),
        set(one, multiply(pairAt(from), repeated)),
        set(two, multiply(pairAt(from, 8), repeated)),
        set(enter, plus(from, pixel)),
        set(leave, plus(enter, times(radius, pixel))),
        during(
          isLess(enter, leave),
          set(enters, least(enter, last)),
          set(one, add(one, pairAt(enters))),
          set(two, add(two, pairAt(enters, 8))),
          advance(enter, pixel),
        ),
        set(leave, minus(from, times(radius, pixel))),
        set(rowEnd, plus(to, times(width, pixel))),
        during(
          isLess(to, rowEnd),
          storePair(to, multiply(one, shares)),
          storePair(to, multiply(two, shares), 8),
          set(enters, least(enter, last)),
          set(leaves, max(leave, from)),
          set(one, add(one, subtract(pairAt(enters), pairAt(leaves)))),
          set(two, add(two, subtract(pairAt(enters, 8), pairAt(leaves, 8)))),
          advance(to, pixel),
          advance(enter, pixel),
          advance(leave, pixel),
        ),
        set(from, plus(last, pixel)),
      ),
    ].flat(),
  }
}

/** Running means along columns, line by line, as `boxColumns` of `styles/kit/blur.ts` works them out. */
export function boxColumns(): Loop {
  const [from, to, sums, line, height, radius, share] = [0, 1, 2, 3, 4, 5, 6] as const
  const [at, enter, leave, sum, end, y] = [7, 8, 9, 10, 11, 12] as const
  const [value, shares] = [13, 14] as const
  const lineAt = (row: Value): Code => plus(from, times(row, line))
  const bottom = minus(height, whole(1))
  const ahead = plus(radius, whole(1))
  return {
    name: 'boxColumns',
    takes: ['whole', 'whole', 'whole', 'whole', 'whole', 'whole', 'double'],
    locals: ['whole', 'whole', 'whole', 'whole', 'whole', 'whole', 'pair', 'pair'],
    body: [
      set(shares, twice(share)),
      set(at, whole(0)),
      during(
        isLess(at, line),
        set(value, multiply(pairAt(plus(from, at)), twiceWhole(ahead))),
        set(y, whole(1)),
        during(
          isLess(y, ahead),
          set(value, add(value, pairAt(plus(lineAt(least(y, bottom)), at)))),
          advance(y, whole(1)),
        ),
        storeDoubles(plus(sums, plus(at, at)), value),
        advance(at, whole(8)),
      ),
      set(y, whole(0)),
      during(
        isLess(y, height),
        set(enter, lineAt(least(plus(y, ahead), bottom))),
        set(leave, lineAt(max(minus(y, radius), whole(0)))),
        set(sum, sums),
        set(at, to),
        set(end, plus(to, line)),
        during(
          isLess(at, end),
          set(value, doublesAt(sum)),
          storePair(at, multiply(value, shares)),
          storeDoubles(sum, subtract(add(value, pairAt(enter)), pairAt(leave))),
          advance(sum, whole(16)),
          advance(at, whole(8)),
          advance(enter, whole(8)),
          advance(leave, whole(8)),
        ),
        set(to, end),
        advance(y, whole(1)),
      ),
    ].flat(),
  }
}
