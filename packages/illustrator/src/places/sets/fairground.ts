import { ball, bokeh, box, type Built, bulb, cos, courses, facet, lathe, lightParts, linear } from '#places/set-kit.ts'
import { makeSky, meshes, mixed, newLights, outdoors, pairs, palette, pane, place, plain } from '#places/set-kit.ts'
import { put, rod, scaled, type Scene, setPart, sin, stringLights, treeLine, underSnow } from '#places/set-kit.ts'
import { type Vector, walked } from '#places/set-kit.ts'

/** A ferris wheel full of lamps, a striped circus tent, a carousel and stalls with awnings under strings of light. */
export const fairground = place({
  label: 'Fairground',
  words:
    'fairground, carnival, amusement park, theme park, funfair, fun fair, circus, circus tent, big top, county fair, ferris wheel, carousel, merry go round, merry-go-round, roller coaster, luna park, oktoberfest',
  order: 152,
  where: 'outdoors',
  holds: { balloon: 3, 'ice-cream': 2 },
  chance: { night: 2 },
  seat: 'bench',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.7, '#e8eef4')
  const [yard, steel, cabins, stripes, peaks, counters, cords, gold, drum] = meshes()
  const lights = newLights(linear('#ffcf7a'))
  pane(yard, [-260, 0, 70], [520, 0, 0], [0, 0, -520], { cell: 20 })
  pane(yard, [-260, 0, 70 + walked], [520, 0, 0], [0, 0, -walked], { cell: 26, v: -walked })
  // The wheel: two rims, spokes, a cabin at every second joint, lamps along the rim.
  const hub: Vector = [38 * side, 62, -190]
  const [reach, parts] = [54, 24]
  for (let at = 0; at < parts; at += 1) {
    const [from, to] = [(at / parts) * 6.2832, ((at + 1) / parts) * 6.2832]
    for (const z of [-3, 3]) {
      const point = (angle: number, far: number): Vector => [
        hub[0] + cos(angle) * far,
        hub[1] + sin(angle) * far,
        hub[2] + z,
      ]
      rod(steel, point(from, reach), point(to, reach), 0.7, 0.7, 5)
      rod(steel, point(from, reach * 0.86), point(to, reach * 0.86), 0.4, 0.4, 4)
      if (at % 2 === 0) rod(steel, [hub[0], hub[1], hub[2] + z], point(from, reach), 0.4, 0.4, 4)
    }
    const edge: Vector = [hub[0] + cos(from) * reach, hub[1] + sin(from) * reach, hub[2] + 4]
    ball(lights.bulbs, edge, [0.9, 0.9, 0.9], 5)
    ball(
      lights.bulbs,
      [hub[0] + cos(from) * reach * 0.6, hub[1] + sin(from) * reach * 0.6, hub[2] + 4],
      [0.7, 0.7, 0.7],
      5,
    )
    if (at % 2 === 0) {
      lathe(cabins, { x: edge[0], y: edge[1] - 9, z: hub[2] }, pairs`1 0, 4 1.4, 4.4 4, 4 7.6, 0.4 9`, 8)
    }
  }
  for (const x of [-26, 26])
    for (const z of [-6, 6]) rod(steel, [hub[0] + x, 0, hub[2] + z], [hub[0], hub[1], hub[2] + z], 1.4, 1, 6)
  lights.lamps.push({ at: [hub[0], 50, -170], light: linear('#ffb070', 3), reach: 70 })
  // The tent: walls and a roof in stripes, each stripe a piece of its own.
  const tent = (x: number, z: number, radius: number, wall: number, top: number, count: number): void => {
    const at = (angle: number, far: number, y: number): Vector => [x + cos(angle) * far, y, z + sin(angle) * far]
    for (let stripe = 0; stripe < count; stripe += 1) {
      const [from, to] = [(stripe / count) * 6.2832, ((stripe + 1) / count) * 6.2832]
      const u = stripe % 2
      const start = stripes.uvs.length
      facet(stripes, at(to, radius, 0), at(from, radius, 0), at(from, radius, wall), at(to, radius, wall), [0, 1])
      facet(
        stripes,
        at(to, radius * 1.06, wall - 1),
        at(from, radius * 1.06, wall - 1),
        at(from, radius * 0.35, wall + (top - wall) * 0.55),
        at(to, radius * 0.35, wall + (top - wall) * 0.55),
        [0, 1],
      )
      facet(
        stripes,
        at(to, radius * 0.35, wall + (top - wall) * 0.55),
        at(from, radius * 0.35, wall + (top - wall) * 0.55),
        at(from, 0.4, top),
        at(to, 0.4, top),
        [0, 1],
      )
      for (let uv = start; uv < stripes.uvs.length; uv += 2) stripes.uvs[uv] = u + 0.5
    }
    rod(peaks, [x, top - 2, z], [x, top + 9, z], 0.4, 0.3, 5)
  }
  tent(-62 * side, -150, 44, 26, 74, 28)
  tent(6 * side, -96, 15, 15, 29, 20)
  // The carousel stands under the small tent: poles and horses around a drum.
  lathe(drum, { x: 6 * side, z: -96 }, pairs`14.6 0, 14.6 1.6, 3 1.6, 3 14`, 24)
  // Stalls on both sides of the lane.
  for (const [x, z] of pairs`-26 -44, -30 -76, 34 -56, 40 -104`) {
    const px = x * side
    box(counters, { x: px, z }, 18, 8, 10, { cell: 5 })
    for (const dx of [-8.6, 8.6])
      for (const dz of [-4.6, 4.6]) rod(gold, [px + dx, 8, z + dz], [px + dx, 19, z + dz], 0.35, 0.35, 5)
    for (let stripe = 0; stripe < 8; stripe += 1) {
      const [a, b] = [px - 10 + stripe * 2.5, px - 7.5 + stripe * 2.5]
      const start = stripes.uvs.length
      facet(stripes, [a, 17, z + 7], [b, 17, z + 7], [b, 22, z], [a, 22, z], [0, 1])
      facet(stripes, [a, 15.6, z + 7], [b, 15.6, z + 7], [b, 17, z + 7], [a, 17, z + 7], [0, 1])
      facet(stripes, [b, 17, z - 7], [a, 17, z - 7], [a, 22, z], [b, 22, z], [0, 1])
      for (let uv = start; uv < stripes.uvs.length; uv += 2) stripes.uvs[uv] = (stripe % 2) + 0.5
    }
    bulb(lights, [px, 15, z + 3], 0.7, 1.8, 16)
  }
  for (const z of [-34, -58, -84, -116]) stringLights(cords, lights, [-30, 25, z], [32, 25, z - 8], 5, 12)
  for (const z of [-34, -58, -84, -116])
    for (const [x, dz] of pairs`-30 0, 32 -8`) rod(peaks, [x, 0, z + dz], [x, 26, z + dz], 0.45, 0.35, 6)
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#8a7a6a', 0.4), [treeLine(noise, 3, 0.06, far('#4f6040', 0.45), haze, false)])
  const red = mixed(linear('#b8302c'), accents[0], 0.3)
  return outdoors(scene, {
    sky,
    bounce: white('#94846c'),
    lamps: lights.lamps,
    lamp: linear('#ffc27a', 1),
    parts: [
      setPart(
        'yard',
        yard,
        courses(white('#9a8c78'), noise, {
          wide: 3.4,
          high: 2.6,
          joint: 0.12,
          vary: 0.3,
          mortar: white('#6a6054'),
          rough: air.wet ? 0.22 : 0.85,
        }),
      ),
      setPart('steel', steel, plain(white('#d8dce0', 0.2), 0.4, 0.4)),
      setPart('cabins', cabins, (spot) => {
        const which = Math.abs(Math.floor(spot.x * 0.07 + spot.y * 0.05))
        put(spot, [red, linear('#2f7fa8'), linear('#e0a838'), linear('#4f9a5a')][which % 4] ?? red)
        spot.rough = 0.4
      }),
      setPart('stripes', stripes, palette([red, linear('#efe6d2')], 0.85), { twoSided: true, castsShadow: true }),
      setPart('poles', peaks, plain(linear('#8a8478'), 0.5, 0.3)),
      setPart('counters', counters, plain(mixed(linear('#2f5f7a'), accents[1], 0.3), 0.7), { castsShadow: true }),
      setPart('posts', gold, plain(linear('#e8dcc0'), 0.5)),
      setPart('drum', drum, plain(linear('#c89a3c'), 0.35, 0.5)),
      setPart('cords', cords, plain(linear('#2c2a28'), 0.9)),
      ...lightParts(lights, Math.max(0.25, air.lamps), 2.4),
    ],
    fog: { start: 120, density: Math.max(0.001, air.fog.density) },
    particles:
      air.lamps > 0.5
        ? [bokeh(random, linear('#ffcf8a', 0.9), 26, { low: [-60, 8, -150], high: [60, 60, -70] }, [0.8, 1.8])]
        : [],
  })
}
