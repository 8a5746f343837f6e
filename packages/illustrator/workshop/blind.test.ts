import { expect, it } from 'vitest'
import { expressions, idsOf } from '@eidolon/people'
import { blind } from './blind.ts'

it('[ILL-576] a sheet to be named blindly has every expression once, without its name, in an order of its seed', () => {
  const [one, again, other] = [3, 3, 4].map(blind)
  const answers = (tiles: ReturnType<typeof blind>) => tiles.map(({ answer }) => answer)
  expect(new Set(answers(one!))).toEqual(new Set(idsOf(expressions)))
  expect(one).toHaveLength(expressions.length)
  expect(one).toEqual(again)
  expect(answers(one!)).not.toEqual(answers(other!))
  expect(one!.map(({ label }) => label)).toEqual(one!.map((_, at) => `${at + 1}`))
  expect(one!.map(({ order }) => order.setting.expression)).toEqual(answers(one!))
})
