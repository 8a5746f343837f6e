import { type EffectId, type Random, random } from '@eidolon/people'
import type { Light } from '#light/rig.ts'
import { added, brightness, linear, mixed, scaled } from '#geometry/color.ts'
import { type Swarm, swarm } from '#places/kit/particles.ts'
import { type Makes, near, things } from './things.ts'
import type { Particles, Background } from '#places/place.ts'
import { triples } from '#geometry/numbers.ts'

/** Around and behind them, so that a face stays clear. */
const behind = { low: [-22, 0, -34], high: [22, 24, -2] } as const

/** Swarms of one kind, one for each color. */
const colors = (kind: Particles['kind'], chance: Random, lights: readonly Light[], options: Omit<Swarm, 'light'>) =>
  lights.map((light) => swarm(kind, chance, { ...options, light, count: Math.round(options.count / lights.length) }))

/** What drifts through the air; `lit` is the light there, for what does not shine by itself. */
const drifting: Readonly<Partial<Record<EffectId, Makes>>> = {
  petals: (chance, lit) =>
    colors(
      'petal',
      chance,
      ['#f6b9c8', '#fbd9e0', '#ee9db2'].map((hex) => times(linear(hex), lit)),
      {
        ...near,
        count: 280,
        size: [0.16, 0.34],
        alpha: 0.92,
        soft: 0.15,
        trail: [0.32, -0.18, 0.05],
        drift: [3, -4, 0],
        sway: 2.4,
      },
    ),
  leaves: (chance, lit) =>
    colors(
      'leaf',
      chance,
      ['#d8702a', '#b8432a', '#e0a338', '#8a5a2c'].map((hex) => times(linear(hex), lit)),
      {
        ...near,
        count: 170,
        size: [0.24, 0.46],
        alpha: 0.95,
        soft: 0.1,
        trail: [0.5, -0.22, 0.1],
        drift: [4, -5, 0],
        sway: 2.6,
      },
    ),
  feathers: (chance, lit) =>
    colors(
      'feather',
      chance,
      ['#f4f2ee', '#e2e0de'].map((hex) => times(linear(hex), lit)),
      {
        ...near,
        count: 120,
        size: [0.14, 0.24],
        alpha: 0.9,
        soft: 0.4,
        trail: [1, 0.35, 0.2],
        drift: [1, -3, 0],
        sway: 3,
      },
    ),
  confetti: (chance, lit) =>
    colors(
      'confetti',
      chance,
      ['#e9455a', '#f2b632', '#3fa7d6', '#59b36a', '#b06ad0'].map((hex) => times(linear(hex), lit)),
      {
        ...near,
        count: 420,
        size: [0.1, 0.2],
        alpha: 1,
        soft: 0,
        trail: [0.16, 0.2, 0],
        drift: [1, -8, 0],
        sway: 1.6,
      },
    ),
  sparks: (chance) =>
    colors('ember', chance, triples`9 4.6 1.2, 7 2.6 0.5`, {
      ...near,
      count: 220,
      size: [0.035, 0.08],
      alpha: 0.95,
      soft: 0.3,
      glowing: true,
      trail: [0.55, 1.25, 0],
      drift: [10, 22, 0],
      sway: 1,
    }),
  embers: (chance) =>
    colors('ember', chance, triples`5.5 1.9 0.4, 4 0.9 0.15`, {
      ...near,
      count: 420,
      size: [0.05, 0.17],
      alpha: 0.9,
      soft: 0.6,
      glowing: true,
      drift: [1.5, 5, 0],
      sway: 1.8,
    }),
  flames: (chance) => [
    ...flames(chance, { count: 150, alpha: 0.13, size: [0.5, 1.1], trail: 3.2, high: 1.6 }),
    ...flames(chance, { count: 110, alpha: 0.085, size: [0.35, 0.8], trail: 5, high: 6 }),
    ...flames(chance, { count: 90, alpha: 0.13, size: [0.3, 0.7], trail: 4, high: 16 }),
    ...(drifting.embers?.(chance, [0, 0, 0]) ?? []),
  ],
  smoke: (chance, lit) =>
    colors('smoke', chance, [scaled(lit, 0.5), scaled(lit, 0.32)], {
      ...behind,
      high: [22, 24, 6],
      count: 260,
      size: [1.6, 4.4],
      alpha: 0.34,
      soft: 1,
      drift: [1.5, 2.5, 0],
      sway: 2,
      apart: 2.5,
    }),
  steam: (chance, lit) =>
    colors('smoke', chance, [scaled(lit, 1.05)], {
      low: [-20, 0, -24],
      high: [20, 19, 7],
      count: 230,
      size: [1.2, 3.6],
      alpha: 0.3,
      soft: 1,
      drift: [0.6, 5, 0],
      sway: 1.4,
      apart: 2.5,
    }),
  dust: (chance, lit) =>
    colors('dust', chance, [scaled(lit, 1.5)], {
      ...near,
      count: 520,
      size: [0.03, 0.1],
      alpha: 0.55,
      soft: 0.8,
      glowing: true,
      drift: [0.4, 0.2, 0],
      sway: 0.8,
    }),
  fireflies: (chance) =>
    colors('firefly', chance, triples`2.6 3.1 0.7, 3.2 2.7 0.6`, {
      low: [-18, 0.5, -24],
      high: [18, 21, 9],
      count: 150,
      size: [0.09, 0.22],
      alpha: 0.9,
      soft: 0.85,
      glowing: true,
      drift: [0.6, 0.3, 0],
      sway: 3,
      apart: 3,
    }),
  sparkles: (chance) =>
    colors('sparkle', chance, triples`4.2 4 3.4, 3.2 2.6 4.4, 4.4 3.2 1.6`, {
      ...near,
      count: 420,
      size: [0.035, 0.14],
      alpha: 0.95,
      soft: 0.9,
      glowing: true,
      drift: [0.3, 0.6, 0],
      sway: 1.2,
    }),
  bubbles: (chance, lit) =>
    colors('bubble', chance, [added(scaled(lit, 0.8), [0.25, 0.35, 0.45])], {
      ...near,
      count: 75,
      size: [0.25, 0.95],
      alpha: 0.6,
      soft: 2,
      glowing: true,
      drift: [0.6, 2.2, 0],
      sway: 1.6,
    }),
  droplets: (chance, lit) =>
    colors('droplet', chance, [added(scaled(lit, 1.1), [0.2, 0.26, 0.32])], {
      low: [-13, 0, -8],
      high: [13, 21, 11],
      count: 520,
      size: [0.04, 0.16],
      alpha: 0.75,
      soft: 0.55,
      trail: [0.1, 0.32, 0],
      drift: [1, -14, 0],
    }),
  bokeh: (chance) =>
    colors('bokeh', chance, triples`1.7 1.1 0.5, 1.2 0.8 1.3, 0.6 1 1.5`, {
      low: [-45, 4, -75],
      high: [45, 42, -28],
      count: 90,
      size: [0.5, 1.2],
      alpha: 0.5,
      soft: 0.25,
      glowing: true,
      drift: [0, 0, 0],
    }),
}

type Tongues = Pick<Swarm, 'count' | 'alpha' | 'size'> & { readonly trail: number; readonly high: number }

/** Tongues of fire behind and beside the person, from the ground up to a height. */
const flames = (chance: Random, { trail, high, ...options }: Tongues): readonly Particles[] =>
  colors('flame', chance, triples`2.6 0.75 0.1, 3.2 1.3 0.22, 1.8 0.34 0.05`, {
    ...options,
    low: [-17, 0.2, -15],
    high: [17, high, -4],
    soft: 0.95,
    glowing: true,
    trail: [0.25, trail, 0],
    drift: [0, 9, 0],
    sway: 0.7,
    apart: 4.5,
  })

const times = (one: Light, other: Light): Light => [one[0] * other[0], one[1] * other[1], one[2] * other[2]]

/** What has one color, whatever is said of the air. */
const natural: ReadonlySet<EffectId> = new Set<EffectId>(['embers', 'dust', 'droplets', 'bees', 'rocks', 'sand', 'ash'])

/** The same in another color: what shines shines as brightly, the rest is lit as it was. */
function inColor(particles: Particles, color: string, lit: Light): Particles {
  const own = linear(color)
  const shining = scaled(own, Math.min(9, brightness(particles.light)) / Math.max(0.12, brightness(own)))
  const dull = times(own, lit)
  return { ...particles, light: particles.glowing ? shining : mixed(dull, particles.light, 0.12) }
}

/** The place with what these effects let drift through it. */
export function withDrifting(
  place: Background,
  effects: readonly EffectId[],
  seed: number,
  colour?: string,
): Background {
  const { key, fill, sky } = place.rig
  const lit = added(added(scaled(key.light, 0.7), scaled(fill.light, 0.5)), scaled(sky, 0.8))
  const more = effects.flatMap((effect) => {
    const made = (drifting[effect] ?? things[effect])?.(random(`effect ${effect}`, seed), lit) ?? []
    return colour === undefined || natural.has(effect) ? made : made.map((one) => inColor(one, colour, lit))
  })
  return more.length === 0 ? place : { ...place, particles: [...place.particles, ...more] }
}
