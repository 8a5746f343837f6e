import type { EffectId, Random } from '@eidolon/people'
import { linear } from '#geometry/color.ts'
import type { Light } from '#light/rig.ts'
import { type Swarm, swarm } from '#places/kit/particles.ts'
import type { Particles } from '#places/place.ts'
import type { SpriteId } from './sprites.ts'
import { triples } from '#geometry/numbers.ts'

export type Makes = (random: Random, lit: Light) => readonly Particles[]

/** Close around the person, up to a little before them. Decimeters. */
export const near = { low: [-13, 0, -15], high: [13, 23, 12] } as const
/** Above and around them, never low. */
const high = { low: [-17, 8, -26], high: [17, 25, 6] } as const
/** Behind them and up in the sky. */
const sky = { low: [-60, 16, -120], high: [60, 62, -30] } as const

const times = (one: Light, other: Light): Light => [one[0] * other[0], one[1] * other[1], one[2] * other[2]]

type Flock = Partial<Omit<Swarm, 'sprite'>> & {
  readonly sprite: SpriteId
  readonly upright?: boolean
  /** Colors of lit things, or lights of glowing ones. */
  readonly hexes?: readonly string[]
  readonly lights?: readonly Light[]
}

/** Many of one form, a swarm for each color. */
const flock =
  (...flocks: readonly Flock[]): Makes =>
  (chance, lit) =>
    flocks.flatMap(({ sprite, upright = false, hexes, lights, count = 90, ...options }) => {
      const all: readonly Light[] = lights ?? (hexes ?? ['#ffffff']).map((hex) => times(linear(hex), lit))
      return all.map((light) =>
        swarm('thing', chance, {
          ...near,
          size: [0.3, 0.6],
          alpha: 1,
          soft: 0.1,
          drift: [1, -2, 0],
          sway: 2,
          apart: 3.4,
          glowing: lights !== undefined,
          ...options,
          light,
          count: Math.max(22, Math.round(count / all.length)),
          sprite: { id: sprite, upright },
        }),
      )
    })

/** Round soft things: clouds of powder, fire, dust. */
const clouds =
  (
    ...all: readonly (Omit<Swarm, 'light' | 'drift'> &
      Partial<Pick<Swarm, 'light' | 'drift'>> & { readonly hex?: string })[]
  ): Makes =>
  (chance, lit) =>
    all.map(({ hex, light, ...options }) =>
      swarm('smoke', chance, { drift: [0.5, 1, 0], ...options, light: light ?? times(linear(hex ?? '#ffffff'), lit) }),
    )

const both =
  (...all: readonly Makes[]): Makes =>
  (chance, lit) =>
    all.flatMap((one) => one(chance, lit))

/** Where a burst is: behind the person, to one side. */
const burst = { low: [-24, 2, -52], high: [24, 30, -24] } as const

/** What drifts through the air with a form of its own. */
export const things: Readonly<Partial<Record<EffectId, Makes>>> = {
  hearts: flock({
    sprite: 'heart',
    upright: true,
    hexes: ['#f04a6a', '#ff8aa8', '#e0304e'],
    count: 90,
    size: [0.3, 0.9],
  }),
  stars: flock({
    sprite: 'star',
    lights: triples`2.6 2.1 0.7, 2.4 2.4 2`,
    count: 110,
    size: [0.16, 0.55],
  }),
  notes: flock(
    { sprite: 'note', upright: true, hexes: ['#26262c'], count: 40, size: [0.5, 1] },
    { sprite: 'notes', upright: true, hexes: ['#7a3fb0'], count: 40, size: [0.5, 1] },
  ),
  butterflies: flock({
    sprite: 'butterfly',
    hexes: ['#3a7ad8', '#f08a2c', '#f2c83a', '#c860b8'],
    count: 120,
    size: [0.35, 0.75],
    sway: 4,
  }),
  moths: flock({ sprite: 'butterfly', hexes: ['#b8a484', '#8a7656'], count: 90, size: [0.25, 0.5], sway: 4 }),
  bats: flock({ ...high, sprite: 'bat', upright: true, hexes: ['#17141a'], count: 70, size: [0.7, 1.6], sway: 5 }),
  crows: flock(
    { ...high, sprite: 'bird', upright: true, hexes: ['#15161c'], count: 44, size: [0.8, 2], sway: 5 },
    { ...sky, sprite: 'bird', upright: true, hexes: ['#15161c'], count: 60, size: [1.4, 3.4] },
  ),
  doves: flock({ ...high, sprite: 'bird', upright: true, hexes: ['#f4f2ee', '#d8dae0'], count: 60, size: [0.8, 1.8] }),
  bees: flock({ sprite: 'bee', upright: true, hexes: ['#f0b428'], count: 90, size: [0.16, 0.34], sway: 5 }),
  fish: flock({
    ...near,
    sprite: 'fish',
    upright: true,
    hexes: ['#f0843a', '#e8e0d0', '#3f8ac8'],
    count: 90,
    size: [0.5, 1.3],
    drift: [3, 0, 0],
  }),
  jellyfish: flock({
    ...high,
    sprite: 'jellyfish',
    upright: true,
    lights: triples`0.5 1.3 1.7, 1.4 0.7 1.6`,
    alpha: 0.7,
    count: 60,
    size: [0.9, 2.6],
    drift: [0, 1, 0],
  }),
  money: flock({ sprite: 'bill', hexes: ['#8aa878', '#a4bc90'], count: 150, size: [0.55, 0.8], drift: [1, -6, 0] }),
  coins: flock({ sprite: 'coin', hexes: ['#e8b83a', '#c8922a'], count: 150, size: [0.2, 0.36], drift: [0, -12, 0] }),
  cards: flock({ sprite: 'card', hexes: ['#f4f0e8', '#e8e2d8'], count: 90, size: [0.45, 0.7], drift: [1, -4, 0] }),
  papers: flock({ sprite: 'page', hexes: ['#f2ece0', '#dcd4c4'], count: 110, size: [0.7, 1.3], drift: [2, -4, 0] }),
  shards: flock({
    sprite: 'shard',
    hexes: ['#cfe6ee', '#a8c8d4', '#f2fafc'],
    count: 190,
    alpha: 0.78,
    size: [0.14, 0.8],
    drift: [6, 2, 0],
  }),
  crystals: flock({
    sprite: 'crystal',
    upright: true,
    hexes: ['#9fd4f4', '#d4f0fc', '#6fb4e8'],
    count: 130,
    alpha: 0.9,
    size: [0.25, 1.1],
  }),
  rocks: flock(
    { sprite: 'rock', hexes: ['#7a6e62', '#5c544c'], count: 90, size: [0.2, 1], drift: [0, 1, 0] },
    { ...burst, sprite: 'rock', hexes: ['#6a6056'], count: 40, size: [1, 3], drift: [0, 1, 0] },
  ),
  gears: flock({ sprite: 'gear', hexes: ['#b08a4a', '#8a6a3a', '#9a9288'], count: 80, size: [0.35, 1.2] }),
  lanterns: flock(
    {
      ...high,
      sprite: 'lantern',
      upright: true,
      lights: [[2.4, 1.15, 0.36]],
      count: 34,
      size: [0.7, 1.3],
      drift: [0, 2, 0],
    },
    { ...sky, sprite: 'lantern', upright: true, lights: [[2, 0.9, 0.26]], count: 80, size: [0.9, 2], drift: [0, 2, 0] },
  ),
  runes: flock({
    sprite: 'rune',
    upright: true,
    lights: triples`0.6 1.5 2.6, 1 1.9 2.4`,
    count: 80,
    size: [0.3, 0.7],
  }),
  ash: clouds(
    { ...near, hex: '#8c8884', count: 420, size: [0.03, 0.11], alpha: 0.85, soft: 0.4, drift: [1.5, -2, 0] },
    {
      ...near,
      hex: '#4c4a48',
      count: 220,
      size: [0.03, 0.13],
      alpha: 0.85,
      soft: 0.4,
    },
  ),
  sand: both(
    clouds({
      low: [-15, 0, -10],
      high: [15, 7, 9],
      hex: '#c8a878',
      count: 620,
      size: [0.03, 0.13],
      alpha: 0.9,
      soft: 0.3,
      trail: [0.25, 0.5, 0],
    }),
    clouds({ low: [-18, 0, -16], high: [18, 6, -2], hex: '#d4b88c', count: 160, size: [1, 2.8], alpha: 0.26, soft: 1 }),
  ),
  mud: clouds({
    low: [-13, 0, -8],
    high: [13, 9, 9],
    hex: '#4a3626',
    count: 420,
    size: [0.04, 0.24],
    alpha: 0.96,
    soft: 0.12,
    trail: [0.2, 0.4, 0],
  }),
  powder: both(
    ...['#e8408a', '#f2b632', '#3fa7d6', '#59b36a', '#8a5ad0'].map((hex) =>
      clouds(
        { low: [-18, 2, -18], high: [18, 22, -2.5], hex, count: 46, size: [1.2, 3.2], alpha: 0.42, soft: 1, apart: 3 },
        { ...near, hex, count: 120, size: [0.03, 0.12], alpha: 0.9, soft: 0.3 },
      ),
    ),
  ),
  sweat: flock({
    low: [-3.4, 10, -1],
    high: [3.4, 18.5, 5],
    sprite: 'drop',
    upright: true,
    hexes: ['#dcecf4'],
    alpha: 0.85,
    count: 46,
    size: [0.09, 0.17],
    apart: 1.6,
    drift: [2, -8, 0],
  }),
  trails: clouds(
    {
      low: [-70, 3, -70],
      high: [40, 12, -24],
      light: [5, 0.5, 0.25],
      count: 44,
      size: [0.12, 0.26],
      alpha: 0.85,
      soft: 0.5,
      glowing: true,
      trail: [34, 1, 0],
    },
    {
      low: [-70, 3, -70],
      high: [40, 14, -24],
      light: [4, 3.6, 2.6],
      count: 40,
      size: [0.12, 0.26],
      alpha: 0.85,
      soft: 0.5,
      glowing: true,
      trail: [34, -1, 0],
    },
  ),
  explosion: both(
    clouds(
      {
        low: [4, 4, -46],
        high: [26, 24, -30],
        light: [5, 2.1, 0.5],
        count: 60,
        size: [2, 5],
        alpha: 0.34,
        soft: 1,
        glowing: true,
      },
      {
        low: [8, 6, -42],
        high: [22, 18, -34],
        light: [8, 5.4, 2.2],
        count: 30,
        size: [2, 4],
        alpha: 0.4,
        soft: 1,
        glowing: true,
      },
      { low: [-6, 8, -52], high: [34, 36, -36], hex: '#3a342e', count: 110, size: [2.4, 5.4], alpha: 0.5, soft: 1 },
    ),
    clouds({
      ...near,
      light: [8, 3.6, 0.9],
      count: 200,
      size: [0.04, 0.1],
      alpha: 0.95,
      soft: 0.3,
      glowing: true,
      trail: [-0.9, 0.5, 0],
    }),
    flock({ low: [-16, 1, -30], high: [24, 26, 4], sprite: 'rock', hexes: ['#3c362f'], count: 70, size: [0.15, 0.7] }),
  ),
}
