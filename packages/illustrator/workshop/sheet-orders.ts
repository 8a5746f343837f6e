import {
  accessories,
  type AccessoryId,
  backgrounds,
  beards,
  cameras,
  compositions,
  effects,
  expressions,
  focuses,
  type FilmOrder,
  framings,
  grades,
  hairStyles,
  idsOf,
  lenses,
  lights,
  materials,
  motions,
  outfits,
  patterns,
  type PoseId,
  poses,
  scenery,
  styles,
  thingMaterials,
  views,
} from '@eidolon/people'
import { blind } from './blind.ts'
import { markTiles } from './mark-tiles.ts'
import { seenIn, tall } from './seen-in.ts'
import { portraits } from './portraits.ts'
import { togetherTiles } from './together-tiles.ts'
import { count, plain, someone, type Tile, tile } from './sheet-tile.ts'
import { stageTiles } from './stage-tiles.ts'

const handsSeen: readonly (readonly [PoseId, readonly AccessoryId[]])[] = [
  ['thinking', []],
  ['chin-on-hand', []],
  ['hand-over-mouth', []],
  ['shushing', []],
  ['adjusting-glasses', ['glasses']],
  ['phone-call', ['phone']],
  ['peace-sign', []],
  ['drinking', ['mug']],
  ['smelling', ['rose']],
  ['tucking-hair', []],
  ['hand-on-heart', []],
  ['heart-hands', []],
  ['holding', ['wine-glass']],
  ['holding', ['book']],
  ['waving', []],
  ['cupping-mug', ['mug']],
  ['arms-crossed', []],
  ['holding', ['sword']],
]

/** What each sheet shows. */
export const sheets = {
  /** Several people in one picture. */
  arrangements: togetherTiles,
  people: () => count(24).map((seed) => tile(`${seed}`, seed, {})),
  faces: () =>
    count(24).map((seed) => tile(`${seed}`, seed, { scene: { ...plain, framing: 'portrait', expression: 'smile' } })),
  /** Close-ups, for looking at faces; `npm run faces` measures them. */
  portraits: () => portraits(48, 768),
  'portraits-large': () => portraits(24, 1536),
  /** People as chance makes them, many at once: is there anybody whom one would not keep? */
  crowd: () =>
    count(120).map((seed) => tile(`${seed}`, 2000 + seed, { scene: { ...plain, framing: 'portrait' }, size: 240 })),
  /** Hands from close up: near the face, or around something. */
  hands: () =>
    handsSeen.map(([pose, accessories], at) =>
      tile(`${pose}, ${accessories.join(' ')}`, at + 20, {
        genes: { ...someone(at), accessories: [] },
        scene: { background: 'studio', pose, accessories, framing: at < 11 ? 'bust' : 'half' },
        style: 'storybook',
        size: 640,
      }),
    ),
  poses: () =>
    poses.map(({ id, label }, at) =>
      tile(label, at + 40, { genes: someone(at), scene: { background: 'studio', pose: id, framing: 'full' } }),
    ),
  outfits: () =>
    outfits.flatMap(({ id, label }, at) =>
      [0, 1].map((sex) => {
        const genes = { ...someone(sex), accessories: [], hairStyle: sex === 0 ? ('bob' as const) : ('short' as const) }
        return tile(label, at + 80 + sex, { genes, scene: { ...plain, outfit: id, framing: 'full' } })
      }),
    ),
  hair: () =>
    hairStyles.flatMap(({ id, label }, at) =>
      [0, 1].map((sex) => {
        const genes = { ...someone(sex), hairStyle: id, accessories: [], beard: 'none' as const }
        return tile(label, at * 2 + 120 + sex, { genes, scene: { ...plain, framing: 'bust' } })
      }),
    ),
  beards: () =>
    beards.map(({ id, label }, at) =>
      tile(label, at + 160, { genes: { ...someone(1), beard: id }, scene: { ...plain, framing: 'portrait' } }),
    ),
  accessories: () =>
    accessories.map(({ id, label, more }, at) =>
      tile(label, at + 200, {
        genes: { ...someone(at), accessories: [] },
        scene: {
          background: 'studio',
          accessories: [id],
          ...(tall.includes(id) || more.low
            ? { framing: 'three-quarter' }
            : (seenIn[more.slot] ?? { framing: 'portrait' })),
        },
      }),
    ),
  /** What is on the body, on pale skin and on dark. */
  marks: markTiles,
  /** What is sewn with any outfit, on slim and stout people who stand and sit. */
  separates: () =>
    accessories
      .filter(({ more: { slot } }) => slot === 'feet' || slot === 'legs' || slot === 'over' || slot === 'sleeves')
      .flatMap(({ id, label }, at) =>
        (
          [
            ['shirt-chinos', 0.15, 'relaxed'],
            ['suit', 0.9, 'sitting'],
            ['cocktail-dress', 0.85, 'relaxed'],
            ['winter-coat', 0.4, 'walking'],
          ] as const
        ).map(([outfit, weight, pose], nth) =>
          tile(label, at + 260 + nth, {
            genes: { ...someone(nth + (outfit === 'cocktail-dress' ? 0 : 1)), weight, accessories: [] },
            scene: { background: 'studio', accessories: [id], outfit, pose, framing: 'full' },
          }),
        ),
      ),
  expressions: () =>
    expressions.map(({ id, label }, at) =>
      tile(label, 300 + (at % 5), {
        genes: { ...someone(at), beard: 'none', accessories: [] },
        scene: { ...plain, expression: id, framing: 'portrait' },
      }),
    ),
  /** The same without their names, on other people; another seed has another order. */
  blind: (_: readonly string[], seed: number) => blind(seed),
  places: () =>
    backgrounds.flatMap(({ id, label }, at) =>
      (['half', 'wide'] as const).map((framing) =>
        tile(`${label}, ${framing}`, at + 400, { scene: { background: id, framing, pose: 'standing' } }),
      ),
    ),
  /** Four places at every hour, or those that are asked for. */
  hours: (only: readonly string[]) =>
    idsOf(backgrounds)
      .filter((id) => (only.length > 0 ? only : ['beach', 'city-street', 'forest', 'living-room']).includes(id))
      .flatMap((background) =>
        (['dawn', 'day', 'sunset', 'dusk', 'night'] as const).flatMap((time) =>
          (['clear', 'rain'] as const).map((weather) =>
            tile(`${background}, ${time}, ${weather}`, 450, {
              scene: { background, time, weather, framing: 'three-quarter', pose: 'standing' },
            }),
          ),
        ),
      ),
  lights: () =>
    lights.flatMap(({ id, label }, at) =>
      (['portrait', 'three-quarter'] as const).map((framing) =>
        tile(label, 480 + at, {
          genes: someone(at),
          scene: { ...plain, background: framing === 'portrait' ? 'living-room' : 'park', light: id, framing },
        }),
      ),
    ),
  /** Lights in colors that are asked for. */
  gels: () =>
    [['#3d7a4c'], ['#e07a34'], ['#6d4aa8'], ['#2f8a8a'], ['#3159a8', '#d0308a'], ['#c8323c', '#3159a8']].flatMap(
      (lightColours, at) =>
        (['coloured', 'rim', 'lamp'] as const).map((light) =>
          tile(`${light}, ${lightColours.join(' ')}`, 490 + at, {
            genes: someone(at),
            scene: { ...plain, background: 'living-room', light, lightColours, framing: 'bust' },
          }),
        ),
    ),
  effects: () =>
    effects.flatMap(({ id, label }, at) =>
      (['bust', 'full'] as const).map((framing) =>
        tile(label, 600 + at, {
          genes: someone(at),
          scene: {
            ...plain,
            background: framing === 'bust' ? 'park' : 'city-street',
            time: 'dusk',
            effects: [id],
            framing,
          },
        }),
      ),
    ),
  scenery: () =>
    scenery.flatMap(({ id, label, more }, at) =>
      (['portrait', 'half', 'wide'] as const).map((framing) =>
        tile(`${label}, ${framing}`, 900 + at, {
          genes: someone(at),
          scene: {
            background: more.place ?? (more.fits === 'indoors' ? 'living-room' : more.fits ? 'meadow' : 'studio'),
            pose: framing === 'wide' ? 'standing' : 'relaxed',
            time: more.where === 'sky' ? 'night' : 'day',
            scenery: [id],
            framing,
          },
        }),
      ),
    ),
  cloth: () => [
    ...materials.flatMap(({ id, label }, at) =>
      (['summer-dress', 'hoodie', 'suit'] as const).map((outfit) =>
        tile(label, 660 + at, { genes: someone(at), scene: { ...plain, outfit, material: id, framing: 'half' } }),
      ),
    ),
    ...patterns.flatMap(({ id, label }, at) =>
      (['evening-gown', 'shirt-chinos', 'winter-coat'] as const).map((outfit) =>
        tile(label, 680 + at, { genes: someone(at), scene: { ...plain, outfit, pattern: id, framing: 'half' } }),
      ),
    ),
    ...(['tshirt-jeans', 'denim-jacket', 'cloak'] as const).map((outfit) =>
      tile('Torn', 690, { genes: someone(1), scene: { ...plain, outfit, torn: true, framing: 'three-quarter' } }),
    ),
  ],
  /** Things of every material, and in colors. */
  tints: () =>
    [
      ...thingMaterials.map(
        ({ id, label }) => [label, { sword: { material: id }, 'top-hat': { material: id } }] as const,
      ),
      ...(['#3d7a4c', '#e48aa8', '#26262c'] as const).map(
        (colour) =>
          [colour, { umbrella: { colour }, guitar: { colour }, scarf: { colour }, crown: { colour } }] as const,
      ),
    ].flatMap(([label, tints], at) =>
      idsOf(accessories)
        .filter((id) => Object.hasOwn(tints, id))
        .map((id) =>
          tile(`${label} ${id}`, 720 + at, {
            genes: { ...someone(at), accessories: [] },
            scene: { ...plain, accessories: [id], tints, framing: 'half' },
          }),
        ),
    ),
  lenses: () => [
    ...lenses.flatMap(({ id, label }) =>
      (['bust', 'full'] as const).map((framing) =>
        tile(`${label}, ${framing}`, 640, { scene: { background: 'city-street', pose: 'relaxed', lens: id, framing } }),
      ),
    ),
    ...focuses.flatMap(({ id, label }) =>
      (['bust', 'full'] as const).map((framing) =>
        tile(`${label}, ${framing}`, 641, { scene: { background: 'park', pose: 'relaxed', focus: id, framing } }),
      ),
    ),
    ...compositions.flatMap(({ id, label }) =>
      (['half', 'wide'] as const).map((framing) =>
        tile(`${label}, ${framing}`, 642, { scene: { background: 'park', pose: 'relaxed', composition: id, framing } }),
      ),
    ),
  ],
  grades: () => [
    ...grades.map(({ id, label }) =>
      tile(label, 501, { scene: { background: 'city-street', pose: 'relaxed', grade: id, framing: 'half' } }),
    ),
    ...['#2f8a8a', '#6d4aa8', '#c8323c', '#3d7a4c'].map((tones) =>
      tile(`Tones ${tones}`, 501, { scene: { background: 'city-street', pose: 'relaxed', tones, framing: 'half' } }),
    ),
    ...(['anime', 'comic', 'watercolour'] as const).map((style) =>
      tile(`Sepia, ${style}`, 501, {
        style,
        scene: { background: 'city-street', pose: 'relaxed', grade: 'sepia', framing: 'half' },
      }),
    ),
  ],
  views: () =>
    views.flatMap(({ id, label }, at) =>
      (['portrait', 'half', 'full'] as const).map((framing) =>
        tile(`${label}, ${framing}`, 650 + at, {
          genes: someone(at),
          scene: { background: 'park', pose: framing === 'full' ? 'walking' : 'relaxed', view: id, framing },
        }),
      ),
    ),
  styles: () =>
    [501, 502, 503].flatMap((seed) => styles.map(({ id, label }) => tile(label, seed, { style: id, size: 512 }))),
  films: () =>
    motions.flatMap(({ id, label }) =>
      count(8).map((drawing) => {
        const scene = { background: 'park', pose: 'relaxed', framing: 'full' } as const
        const still = tile(`${label} ${drawing}`, 700, { scene, size: 256 })
        const order: FilmOrder = { ...still.order, motion: id, cameraMove: 'still', seconds: 4 }
        return { ...still, film: { order, at: (drawing - 1) * 6 } }
      }),
    ),
  stage: stageTiles,
  framings: () =>
    cameras.flatMap((camera) =>
      framings.map((framing) =>
        tile(`${framing.label}, ${camera.label}`, 601, {
          scene: { background: 'park', pose: 'relaxed', framing: framing.id, camera: camera.id },
        }),
      ),
    ),
} as const satisfies Readonly<Record<string, (only: readonly string[], seed: number) => readonly Tile[]>>

export type SheetName = keyof typeof sheets
