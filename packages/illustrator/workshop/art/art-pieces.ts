import { styles } from '@eidolon/people'
import type { ArtOrder } from './art-orders.ts'
import type { PersonName } from './art-people.ts'

type Scene = ArtOrder['scene']

const portrait = (who: PersonName, seed: number, scene: Scene): ArtOrder => ({
  who,
  seed,
  style: 'storybook',
  width: 640,
  height: 800,
  scene: { framing: 'bust', pose: 'relaxed', expression: 'smile', ...scene },
})

/** The places in which Mira is shown four times; the sheet of faces takes them up again. */
const miraIn = {
  city: { background: 'rooftop', time: 'night', outfit: 'cocktail-dress', accessories: ['earrings'] },
  cafe: { background: 'cafe', time: 'day', outfit: 'sweater', primary: '#2f7a5c' },
  snow: {
    background: 'snow-mountains',
    time: 'day',
    outfit: 'winter-coat',
    primary: '#a33a34',
    accessories: ['scarf'],
  },
  beach: { background: 'beach', time: 'sunset', outfit: 'summer-dress' },
} as const satisfies Readonly<Record<string, Scene>>

/** The pictures that stand by themselves. */
export const portraits = {
  ines: portrait('ines', 1, { background: 'lake', time: 'sunset' }),
  kofi: portrait('kofi', 1, { background: 'stage', accessories: ['tie'], expression: 'happy' }),
  yuki: portrait('yuki', 1, { background: 'library' }),
  osei: portrait('osei', 1, { background: 'living-room', time: 'night' }),
  amara: portrait('amara', 1, { background: 'workshop', expression: 'happy' }),
  tomas: portrait('tomas', 1, { background: 'beach', time: 'dusk', weather: 'storm', accessories: ['beanie'] }),
  'mira-cafe': portrait('mira', 5, { ...miraIn.cafe, framing: 'half' }),
  'mira-snow': portrait('mira', 6, { ...miraIn.snow, framing: 'half', expression: 'happy' }),
  'mira-beach': portrait('mira', 7, { ...miraIn.beach, framing: 'full', pose: 'walking' }),
} as const satisfies Readonly<Record<string, ArtOrder>>

export const city: ArtOrder = {
  who: 'mira',
  seed: 3,
  style: 'storybook',
  width: 960,
  height: 640,
  scene: { ...miraIn.city, framing: 'half', pose: 'relaxed', expression: 'smile' },
  cut: { left: 0.1, top: 0, width: 0.8, height: 0.8 },
}

/** The headline stands at the left; she stands at the right, with air above her for the bar. */
export const hero: ArtOrder = {
  who: 'mira',
  seed: 2,
  style: 'storybook',
  width: 1440,
  height: 1120,
  times: 1,
  scene: {
    background: 'neon-city',
    time: 'night',
    weather: 'rain',
    framing: 'half',
    expression: 'smile',
    pose: 'relaxed',
  },
  cut: { left: 0.1, top: 0, width: 0.62, height: 0.6 },
}

const tile = (
  size: readonly [number, number],
  who: PersonName,
  seed: number,
  scene: Scene,
  style: ArtOrder['style'],
) => ({
  who,
  seed,
  style,
  width: size[0],
  height: size[1],
  times: 2,
  scene: { pose: 'relaxed', expression: 'smile', ...scene } as const,
})

/** Mira close up in each of her four places. */
export const faces: readonly ArtOrder[] = [
  tile([200, 200], 'mira', 3, { ...miraIn.city, framing: 'portrait' }, 'storybook'),
  tile([200, 200], 'mira', 5, { ...miraIn.cafe, framing: 'portrait' }, 'storybook'),
  tile([200, 200], 'mira', 6, { ...miraIn.snow, framing: 'portrait', expression: 'happy' }, 'storybook'),
  tile([200, 200], 'mira', 7, { ...miraIn.beach, framing: 'portrait' }, 'storybook'),
]

const pick = (scene: Scene) => tile([144, 144], 'mira', 9, scene, 'studio')
const gray = { background: 'studio', framing: 'full', outfit: 'tshirt-jeans' } as const

/** Four poses, four outfits, four backgrounds. */
export const picks: readonly ArtOrder[] = [
  pick({ ...gray, pose: 'waving', framing: 'three-quarter' }),
  pick({ ...gray, pose: 'dancing' }),
  pick({ ...gray, pose: 'meditating' }),
  pick({ ...gray, pose: 'jumping' }),
  pick({ background: 'studio', framing: 'half', outfit: 'leather-jacket' }),
  pick({ background: 'studio', framing: 'half', outfit: 'evening-gown' }),
  pick({ background: 'studio', framing: 'half', outfit: 'space-suit' }),
  pick({ background: 'studio', framing: 'half', outfit: 'kimono' }),
  pick({ background: 'neon-city', framing: 'wide' }),
  pick({ background: 'forest', framing: 'wide', time: 'day' }),
  pick({ background: 'beach', framing: 'wide', time: 'sunset' }),
  pick({ background: 'space', framing: 'wide' }),
]

/** One face in every style, in catalog order, for the style picker. */
export const inStyles: readonly ArtOrder[] = styles.map(({ id }) =>
  tile([144, 144], 'mira', 5, { ...miraIn.cafe, framing: 'portrait' }, id),
)

/** Six finished pictures in two justified rows of a library: one wide and one tall, then four. */
export const library: readonly ArtOrder[] = [
  tile([586, 394], 'amara', 2, { background: 'spaceship', outfit: 'space-suit', framing: 'half' }, 'studio'),
  tile([306, 394], 'tomas', 3, { background: 'castle-hall', outfit: 'plate-armour', framing: 'half' }, 'painterly'),
  tile([219, 268], 'yuki', 4, { background: 'garden', outfit: 'kimono', framing: 'half', time: 'day' }, 'anime'),
  tile([219, 268], 'osei', 5, { background: 'library', framing: 'bust', accessories: ['glasses'] }, 'noir'),
  tile([219, 268], 'mira', 6, { background: 'neon-city', framing: 'bust', outfit: 'cyberpunk' }, 'neon'),
  tile([219, 268], 'kofi', 7, { background: 'park', framing: 'half', outfit: 'hoodie', time: 'day' }, 'watercolour'),
]
