import { along, cord, type Fitting, minus, newMesh, noise, type Part, prop, smoothstep } from '#props/prop-kit.ts'
import { type Surface, tailLine, toPart, triples, unit, type Vector } from '#props/prop-kit.ts'

/** A thick tail of scales with spikes along its back, tapering to a point. */
export const dragonTail = prop({
  label: 'Dragon tail',
  words:
    'dragon tail, lizard tail, reptile tail, reptilian tail, scaly tail, scaled tail, crocodile tail, kobold tail, dragons tail, dinosaur tail, draconic tail, spiked tail, thick tail, thick scaly tail, heavy tail',
  order: 329,
  slot: 'tail',
  low: true,
  dyed: ['dragon tail'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const line = tailLine(
    fitting,
    triples`0.2 -0.5 0.9, 1.1 -2.4 1.7, 2.6 -4 1.9, 4.6 -4.4 1.7, 6 -3.4 1.3, 6.3 -2.2 1`,
    60,
  )
  const [tail, spikes] = [newMesh(), newMesh()]
  const thick = (share: number) => 0.55 * (1 - share) * (1 - 0.25 * share) + 0.02
  cord(tail, line, thick, 18)
  for (let nth = 3; nth < 56; nth += 4) {
    const at = line[nth]
    const next = line[nth + 1]
    if (!at || !next) continue
    const way = unit(minus(next, at))
    // Out of the tail's back: up, square to its way.
    const up = unit(minus([0, 1, 0], [way[0] * way[1], way[1] * way[1], way[2] * way[1]] as Vector))
    const size = thick(nth / 60)
    const foot = along(at, up, size * 0.8)
    const tip = along(along(foot, up, size * 0.7 + 0.08), way, size * 0.5)
    cord(spikes, [foot, along(foot, minus(tip, foot), 0.5), tip], (share) => size * 0.28 * (1 - share) + 0.004, 8)
  }
  return [
    toPart(tail, { name: 'dragon tail', material: 'hard', surface: scaly }),
    toPart(spikes, { name: 'tail spikes', material: 'hard', surface: bone }),
  ]
}

const scaly: Surface = (spot) => {
  const row = Math.floor(spot.v * 46)
  const across = spot.u * 14 + (row & 1) * 0.5
  const [u, v] = [across - Math.floor(across) - 0.5, spot.v * 46 - row - 0.5]
  const edge = smoothstep(0.34, 0.52, Math.sqrt(u * u + v * v))
  const tone = (1 - 0.6 * edge) * (0.85 + 0.3 * noise(spot.x * 5, spot.y * 5, spot.z * 5))
  spot.red = 0.035 * tone
  spot.green = 0.19 * tone
  spot.blue = 0.11 * tone
  spot.rough = 0.35
  spot.relief = -0.02 * edge
}

const bone: Surface = (spot) => {
  spot.red = 0.3
  spot.green = 0.26
  spot.blue = 0.18
  spot.rough = 0.5
}
