import { pow } from '@eidolon/people/exact.ts'

const size = 4096
const table = /* @__PURE__ */ makeTable()

function makeTable(): Float32Array {
  const out = new Float32Array(size + 1)
  for (let i = 0; i <= size; i++) out[i] = pow(i / size, 1 / 2.2)
  return out
}

/** A linear amount of light, 0..1, as a screen shows it. */
export const shownOf = (linear: number): number =>
  table[linear <= 0 ? 0 : linear >= 1 ? size : Math.round(linear * size)] ?? 0
