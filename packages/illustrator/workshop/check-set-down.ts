import { any, number, numbers, object, oneOf, text } from './check-shape.ts'

const entry = object(
  { on: oneOf(['table', 'wall', 'ground']), thing: text },
  { label: any, words: any, order: any, count: number, turn: numbers(3), grown: number, size: numbers(3) },
)

/** What is wrong with an entry of `set-down.json`: JSON has no types that would tell. */
export const checkSetDown = (written: unknown): string | undefined => entry(written, 'the piece')
