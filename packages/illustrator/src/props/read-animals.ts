import { bird, peacock, phoenix } from './kit/animals/bird.ts'
import { patches, rosettes, saddle, spots, stripes } from './kit/animals/coats.ts'
import { companion } from './kit/animals/companion.ts'
import { bigCat, cat, dog } from './kit/animals/dogs-and-cats.ts'
import { dragon, dragonling } from './kit/animals/dragons.ts'
import { elephant } from './kit/animals/elephant.ts'
import { bear, grazer, rabbit } from './kit/animals/grazers.ts'
import { type Breed, horseFor, horsesOf } from './kit/animals/horse.ts'
import { droid, drone, robotDog } from './kit/animals/machines.ts'
import { griffin, threeHeads, winged, withEars, withPoms } from './kit/animals/mixed-builds.ts'
import { sitting, standing } from './kit/animals/quadruped.ts'
import { frog, lizard, snake, turtle } from './kit/animals/reptiles.ts'
import { bat, crab, hedgehog, monkey, snail, spider } from './kit/animals/small-creatures.ts'
import { slime, wisp } from './kit/animals/spirits.ts'
import { octopus, seal, swimmer } from './kit/animals/swimmers.ts'
import { prop, type PropFile } from './prop-file.ts'

const mixed = { sitting, standing, winged, withEars, withPoms, griffin, threeHeads }
const furred = { dog, cat, bigCat, bear, grazer, rabbit, elephant, monkey, bat, hedgehog }
const others = { bird, peacock, phoenix, frog, lizard, snake, turtle, crab, snail, spider, octopus, seal, swimmer }
const unreal = { dragon, dragonling, slime, wisp, droid, drone, robotDog }
const markings = { patches, rosettes, saddle, spots, stripes }

/** What bodies and markings are made with, by the names that `animals.json` has for it. */
export const builders = { ...mixed, ...furred, ...others, ...unreal, ...markings }

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What `{ "standing": { "dog": { … } } }` stands for: a key that is a builder is called with what it has, of several
 * arguments an array. `seen` gets to see the forms that builders are called with.
 */
export function built(written: unknown, seen: (form: object, of: string) => object = (form) => form): unknown {
  if (!isRecord(written)) return written
  const [[name, given] = ['', undefined], ...more] = Object.entries(written)
  if (more.length > 0 || !(name in builders)) return written
  const builder: (...given: never[]) => unknown = builders[name as keyof typeof builders]
  const arguments_ = (Array.isArray(given) ? given : [given]).map((one: unknown) => {
    const made = built(one, seen)
    return made === one && isRecord(one) ? seen(one, name) : made
  })
  return builder(...(arguments_ as never[]))
}

type Known = Pick<PropFile, 'label' | 'words' | 'order'>
type Companion = Parameters<typeof companion>[0]
type WrittenAnimal = Known &
  ({ readonly breed: Breed } | (Omit<Companion, 'body' | 'coat'> & { readonly body: object; readonly coat?: object }))

/** A horse stands behind its person and shows its side, or is ridden. */
function horse({ breed, ...known }: Known & { readonly breed: Breed }): PropFile {
  const horses = horsesOf(breed)
  return prop({
    ...known,
    slot: 'beside',
    low: true,
    ridden: ['riding', 'galloping'],
    make: (fitting) => horseFor(fitting, horses),
  })
}

function animal(written: WrittenAnimal): PropFile {
  if ('breed' in written) return horse(written)
  const { body, coat, ...rest } = written
  const own = Object.fromEntries(Object.entries(coat ?? {}).map(([key, value]) => [key, built(value)]))
  return companion({ ...rest, body: built(body) as Companion['body'], ...(coat && { coat: own }) })
}

/** The animals of `props/catalogue/animals.json`. `npm run content` checks what JSON has no types for. */
export function animalsFrom<Id extends string>(file: Readonly<Record<Id, object>>): Record<Id, PropFile> {
  const read = (Object.entries(file) as [Id, WrittenAnimal][]).map(([id, written]) => [id, animal(written)])
  return Object.fromEntries(read) as Record<Id, PropFile>
}
