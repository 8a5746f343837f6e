import { outfits } from '@eidolon/people'
import { validateBytes } from 'gltf-validator'
import { glbOf, type ModelMaker, somebody, vrmOf } from './make-models.ts'

/** One file as it was made and what the validator of Khronos says of it. */
export type Checked = {
  readonly seed: number
  readonly outfit: string
  readonly format: 'vrm' | 'glb'
  readonly bytes: number
  readonly milliseconds: number
  /** Of processors: what it took where nobody else had any of them. */
  readonly processor: number
  readonly errors: number
  readonly warnings: number
  /** The names of what it found, remarks included, each once. */
  readonly found: readonly string[]
}

const largest = 15e6
const longest = 10_000

/** Every so many people leave as plain glTF besides, which is the same file without what VRM says. */
const plainEvery = 10

/** People by chance, one after the other, through all outfits again and again. */
export async function* checkFiles(maker: ModelMaker, from: number, people: number): AsyncGenerator<Checked> {
  // The first starts the thread and reads the body data.
  await maker.model(somebody(1), glbOf('Person 1'))
  for (let seed = from; seed < from + people; seed += 1) {
    const outfit = outfits[(seed - 1) % outfits.length]?.id
    for (const format of seed % plainEvery === 0 ? (['vrm', 'glb'] as const) : (['vrm'] as const)) {
      const [before, spent] = [performance.now(), process.cpuUsage()]
      const file = await maker.model(somebody(seed, outfit), (format === 'glb' ? glbOf : vrmOf)(`Person ${seed}`))
      const milliseconds = performance.now() - before
      const { user, system } = process.cpuUsage(spent)
      const processor = (user + system) / 1000
      const { issues } = await validateBytes(file)
      const found = [...new Set(issues.messages.map(({ code }) => code))]
      const [errors, warnings] = [issues.numErrors, issues.numWarnings]
      yield { seed, outfit: outfit ?? '', format, bytes: file.length, milliseconds, processor, errors, warnings, found }
    }
  }
}

/** How long it takes is told by the processor's time: a machine that does something else besides is not the file's fault. */
export const isWrong = ({ errors, bytes, processor }: Checked): boolean =>
  errors > 0 || bytes >= largest || processor >= longest

/** All of them in a few lines. */
export function summary(files: readonly Checked[]): string {
  const spread = (of: (one: Checked) => number, unit: string): string => {
    const sorted = files.map(of).toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
    return `${at(0)} / ${at(0.5)} / ${at(1)} ${unit}`
  }
  const total = (of: (one: Checked) => number) => files.reduce((sum, one) => sum + of(one), 0)
  const worn = new Set(files.map(({ outfit }) => outfit)).size
  const remarks = Map.groupBy(
    files.flatMap(({ found }) => found),
    (code) => code,
  )
  return [
    '| what                          | figure |',
    '| ----------------------------- | ------ |',
    `| files, people, outfits        | ${files.length}, ${new Set(files.map(({ seed }) => seed)).size}, ${worn} |`,
    `| errors, warnings              | ${total(({ errors }) => errors)}, ${total(({ warnings }) => warnings)} |`,
    `| size, least / middle / most   | ${spread(({ bytes }) => bytes / 1e6, 'MB')} |`,
    `| making, least / middle / most | ${spread(({ milliseconds }) => milliseconds / 1000, 's')} |`,
    `| of which processor            | ${spread(({ processor }) => processor / 1000, 's')} |`,
    `| remarks                       | ${[...remarks].map(([code, all]) => `${code} in ${all.length}`).join(', ') || 'none'} |`,
  ].join('\n')
}

/** Everything, for a sheet. */
export const asTable = (files: readonly Checked[]): string =>
  [
    'seed,outfit,format,bytes,milliseconds,processor,errors,warnings,found',
    ...files.map((one) =>
      [
        one.seed,
        one.outfit,
        one.format,
        one.bytes,
        Math.round(one.milliseconds),
        Math.round(one.processor),
        one.errors,
        one.warnings,
        one.found.join(' '),
      ].join(','),
    ),
  ].join('\n')
