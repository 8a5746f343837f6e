import { expect, it } from 'vitest'
import { all, sleeves, trunk } from '#wardrobe/regions.ts'
import type { At, Field, ShellForm } from '#wardrobe/shell.ts'
import { lengthened } from './sleeves.ts'

const onArm = (arm: number): At => ({ x: 2, y: 5, z: 0, side: 2, arm })
const form = (where: Field): ShellForm => ({ name: 'top', where, thick: () => 0.1, loose: 4, surface: () => {} })
const covers = (piece: ShellForm, arm: number) => piece.where(onArm(arm)) > 0

it('[READ-66] short sleeves become long ones, down to the wrist and no further', () => {
  const shirt = lengthened(form(all(sleeves(1.15))))
  expect([-1, 0.3, 1.5, 3, 4.4, 4.6].map((arm) => covers(shirt, arm))).toEqual([true, true, true, true, true, false])
})

it('[READ-66] what has no sleeves gets none, and what is only on a hand stays there', () => {
  expect([-1, 0.3, 2].map((arm) => covers(lengthened(form(trunk)), arm))).toEqual([true, false, false])
  const glove = lengthened(form((at) => at.arm - 4.4))
  expect([1, 3, 5].map((arm) => covers(glove, arm))).toEqual([false, false, true])
})
