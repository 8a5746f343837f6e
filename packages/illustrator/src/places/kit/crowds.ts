import type { Random } from '@eidolon/people'

import type { Mesh } from '#geometry/mesh.ts'
import { card } from './shapes.ts'

export type Rows = {
  /** From where to where a row reaches along x, and where the first one stands. */
  from: number
  to: number
  y?: number
  z: number
  rows: number
  /** Each row stands this much farther back and higher. */
  deep: number
  rise?: number
  /** How far apart people stand, and how high a card is: a fifth more than whoever stands on it. */
  apart: number
  high: number
}

/** Rows of people on cards that look to the camera; the surface is `crowd`. Gives the next free number of u. */
export function crowdRows(mesh: Mesh, random: Random, rows: Rows, first = 0): number {
  const { from, to, y = 0, z, deep, rise = 0, apart, high } = rows
  let number = first
  for (let row = 0; row < rows.rows; row += 1) {
    for (let x = from + random.share() * apart; x < to; x += apart * random.between(0.75, 1.25)) {
      const size = (high * random.between(0.9, 1.1)) / 2
      const at = [x, y + row * rise + size, z - row * deep + random.middling() * deep * 0.4] as const
      card(mesh, at, [size * 0.5, 0, 0], [0, size, 0], [0, 0.3, 0.95], number)
      number += 1
    }
  }
  return number
}
