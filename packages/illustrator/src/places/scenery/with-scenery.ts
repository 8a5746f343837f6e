import { hash, random, type SceneryId, type Setting } from '@eidolon/people'
import { cos, sin } from '@eidolon/people/exact.ts'
import { linear } from '#geometry/color.ts'
import { newMesh } from '#geometry/mesh.ts'
import { makeNoise } from '#geometry/noise-tables.ts'
import type { Part } from '#geometry/part.ts'
import { project } from '#lens/camera.ts'
import { setPart } from '#places/kit/set-part.ts'
import { box as boxShape, pane } from '#places/kit/shapes.ts'
import type { Background } from '#places/place.ts'
import { plaster } from '#places/surfaces/built.ts'
import { ambientAt, lit } from './ambient.ts'
import type { Build, PieceKit } from './piece-file.ts'
import { pieces } from './pieces.generated.ts'
import { putDown, type SceneryPosition } from './put-down.ts'
import { isOutdoors, reachAt, type Rect, type SceneryShot, type Shot, shotOf, worldOf } from './shot.ts'
import { bestInSky, cardWith, skyWith } from './sky-paint.ts'

/** What is put down first has the choice: what fills the picture, then what is far, then what stands around. */
const turns = ['backdrop', 'sky', 'span', 'far', 'wall', 'stands', 'air', 'flat', 'field'] as const

/** The place with the scenery that is asked for, where the camera sees it. */
export function withScenery(place: Background, setting: Setting, seed: number, seen: () => SceneryShot): Background {
  const { scenery = [] } = setting
  if (scenery.length === 0) return place
  const { thing, ...look } = seen()
  const shot = shotOf(place, look)
  const bare = { place, spots: [], painted: [] }
  const kitFor = (id: SceneryId) => pieceKit(id, setting, seed, thing)
  return inOrder(scenery).reduce<Put>((before, id) => withPiece(before, id, setting, seed, shot, kitFor(id)), bare)
    .place
}

/** Where pieces are put, one after the other: those that stand or hang somewhere. */
export function spotsOf(
  ids: readonly SceneryId[],
  shot: Shot,
): readonly (readonly [id: SceneryId, spot: SceneryPosition])[] {
  const found: (readonly [SceneryId, SceneryPosition])[] = []
  for (const id of inOrder(ids)) {
    const { build, facts } = pieces[id]
    const spots = found.map(([, spot]) => spot)
    const spot = build.kind === 'solid' && facts.where !== 'flat' ? spotFor(shot, id, build, spots) : undefined
    if (spot) found.push([id, spot])
  }
  return found
}

function inOrder(ids: readonly SceneryId[]): readonly SceneryId[] {
  const turn = (id: SceneryId) => turns.indexOf(pieces[id].facts.where)
  const size = ({ build }: { readonly build: Build }) => (build.kind === 'solid' ? build.size[0] * build.size[1] : 0)
  return ids.toSorted((one, other) => turn(one) - turn(other) || size(pieces[other]) - size(pieces[one]))
}

type SolidBuild = Extract<Build, { kind: 'solid' }>

/** Where there is no room for it as it is, there may be for a smaller one. */
function spotFor(
  shot: Shot,
  id: SceneryId,
  build: SolidBuild,
  spots: readonly SceneryPosition[],
): SceneryPosition | undefined {
  const { where } = pieces[id].facts
  const spot = putDown(shot, where, build, spots)
  if (spot || where === 'span') return spot
  const [wide, high, deep] = build.size
  const small = 0.6
  const less = putDown(shot, where, { ...build, size: [wide * small, high * small, deep * small] }, spots)
  return less && { ...less, size: less.size * small, wide }
}

type Put = { readonly place: Background; readonly spots: readonly SceneryPosition[]; readonly painted: readonly Rect[] }

function withPiece(
  { place, spots, painted }: Put,
  id: SceneryId,
  setting: Setting,
  seed: number,
  shot: Shot,
  kit: PieceKit,
): Put {
  const { build, facts } = pieces[id]
  if (build.kind === 'cover') return { place: behindAll(place, shot, build.cover(kit)), spots, painted }
  if (build.kind === 'painted') {
    const { rect, open } = bestInSky(shot, build.size, painted)
    const paint = build.paint(kit)
    const shown =
      open > (build.size[0] >= 1.2 ? 0.02 : 0.12)
        ? { ...place, sky: skyWith(place.sky, shot, rect, paint) }
        : { ...place, parts: [...place.parts, cardWith(shot, rect, paint)] }
    return { place: shown, spots, painted: [...painted, rect] }
  }
  if (build.kind === 'field') {
    const parts = build.make({ ...kit, scatter: scattering(shot, kit) })
    return { place: withParts(place, parts, [0, 2, -20]), spots, painted }
  }
  if (facts.where === 'flat') {
    const parts = build.make({ ...kit, wide: build.size[0] })
    const lying = 0.05 + 0.03 * (setting.scenery ?? []).indexOf(id)
    const moved = parts.map((part) => moved3(part, { x: 0, y: lying, z: 0, size: 1 }, [1, 0], [0, 1]))
    return { place: withParts(place, moved, [0, 0, 0]), spots, painted }
  }
  const spot = spotFor(shot, id, build, spots)
  if (!spot) return { place, spots, painted }
  const made = build.make({ ...kit, wide: spot.wide })
  const isBare = facts.where === 'wall' && isOutdoors(place)
  const parts = isBare ? [...made, wallBehind(build, spot, kit)] : made
  const angle = facts.where === 'stands' ? random(`scenery turn ${id}`, seed).between(-0.22, 0.22) : 0
  const placed = parts.map((part) => moved3(part, spot, ...axesOf(shot, angle)))
  return {
    place: withParts(place, placed, [spot.x, spot.y + build.size[1] / 2, spot.z]),
    spots: [...spots, spot],
    painted,
  }
}

function pieceKit(
  id: SceneryId,
  { sceneryColours, time }: Setting,
  seed: number,
  thing: SceneryShot['thing'],
): PieceKit {
  const told = sceneryColours?.[id]
  return {
    noise: makeNoise(hash(`scenery ${id}`, seed)),
    random: random(`scenery ${id}`, seed),
    tone: (usual) => linear(told ?? usual),
    time,
    lamps: { dawn: 0.4, day: 0, sunset: 0.5, dusk: 1, night: 1 }[time],
    wide: 0,
    thing: (held) => thing(held, told),
  }
}

function withParts(place: Background, parts: readonly Part[], at: readonly [number, number, number]): Background {
  const ambient = ambientAt(place.parts, at)
  const there = parts.filter(({ triangles }) => triangles.length > 0)
  return { ...place, parts: [...place.parts, ...there.map((part) => lit(part, ambient))] }
}

/** Which way the piece's own x and z point, so that it looks to the camera, turned by an angle. */
function axesOf({ ahead, right }: Shot, angle: number): [readonly [number, number], readonly [number, number]] {
  const [c, s] = [cos(angle), sin(angle)]
  const [zx, zz] = [-ahead[0], -ahead[1]]
  return [
    [right[0] * c + zx * s, right[1] * c + zz * s],
    [zx * c - right[0] * s, zz * c - right[1] * s],
  ]
}

/** The part where the piece stands; its patterns stay as they were built. */
function moved3(
  part: Part,
  { x, y, z, size }: Pick<SceneryPosition, 'x' | 'y' | 'z' | 'size'>,
  [xx, xz]: readonly [number, number],
  [zx, zz]: readonly [number, number],
): Part {
  const { positions, normals } = part
  const [moved, turned] = [new Float32Array(positions.length), new Float32Array(normals.length)]
  for (let at = 0; at < positions.length; at += 3) {
    const [px, py, pz] = [positions[at]! * size, positions[at + 1]! * size, positions[at + 2]! * size]
    moved[at] = x + px * xx + pz * zx
    moved[at + 1] = y + py
    moved[at + 2] = z + px * xz + pz * zz
    const [nx, nz] = [normals[at]!, normals[at + 2]!]
    turned[at] = nx * xx + nz * zx
    turned[at + 1] = normals[at + 1]!
    turned[at + 2] = nx * xz + nz * zz
  }
  return { ...part, positions: moved, normals: turned, rest: part.rest ?? positions }
}

/** Out of doors a window or a picture needs something to hang on. */
function wallBehind({ size: [wide, high] }: SolidBuild, { y, size }: SceneryPosition, { noise }: PieceKit): Part {
  const mesh = newMesh()
  boxShape(mesh, { y: -y / size, z: -1 }, wide + 7, y / size + high + 4, 0.6, { cell: 4 })
  return setPart('wall behind', mesh, plaster(linear('#b7ab98'), noise), { castsShadow: true })
}

/** Everything behind the person in one color: the studio's own paper, or a sheet that hides the rest. */
function behindAll(place: Background, shot: Shot, surface: Part['surface']): Background {
  if (place.parts.some(({ name }) => name === 'backdrop'))
    return { ...place, parts: place.parts.map((part) => (part.name === 'backdrop' ? { ...part, surface } : part)) }
  const t = shot.person.far + 9
  const [left, right] = reachAt(shot, t)
  const mesh = newMesh()
  const [fromX, fromZ] = worldOf(shot, left * 1.6, t)
  const [toX, toZ] = worldOf(shot, right * 1.6, t)
  pane(mesh, [fromX, -1, fromZ], [toX - fromX, 0, toZ - fromZ], [0, 90, 0], { cell: 8 })
  return withParts(place, [setPart('backdrop sheet', mesh, surface, { twoSided: true })], [fromX, 12, fromZ])
}

/** Spots of ground all around, more of them near; in close pictures the ground rises behind the person to be seen. */
function scattering(shot: Shot, { random: chance }: PieceKit) {
  const { camera, person, place } = shot
  const [from, to] = [person.far + 6, person.far + 60]
  const [edgeX, edgeZ] = worldOf(shot, 0, to)
  const level = project(camera, [edgeX, camera.eye[1], edgeZ])
  const shown = camera.eye[1] + ((level.y - camera.height * 0.74) * Math.max(1, level.depth)) / camera.focal
  const rise = Math.max(0, Math.min(shown, 24))
  return (count: number, each: (x: number, y: number, z: number) => void): void => {
    for (let at = 0; at < count; at += 1) {
      const share = chance.share()
      const t = Math.max(3, person.near - 9) + share * Math.sqrt(share) * (to + 25 - person.near)
      const [left, right] = reachAt(shot, t)
      const s = left * 1.15 + (right - left) * 1.15 * chance.share()
      const inside = s > person.left - 0.5 && s < person.right + 0.5 && t > person.near - 0.5 && t < person.far + 0.5
      const [x, z] = worldOf(shot, s, t)
      if (inside) continue
      each(x, place.ground(x, z) + rise * Math.min(1, Math.max(0, (t - from) / (to - from))), z)
    }
  }
}
